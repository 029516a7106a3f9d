/** A file whose first declaration has no docstring of its own. */
export const first = 1
