/** Shown when the chunk of a drawer or dialog fails to load. */
export const NOT_OPENED = 'This could not be opened. Please try again.';
