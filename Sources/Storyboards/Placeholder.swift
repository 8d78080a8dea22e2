// Placeholder: removed by the first real file.
