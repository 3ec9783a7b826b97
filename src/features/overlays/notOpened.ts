/** Told where a drawer or dialog was to open and its file did not come. */
export const NOT_OPENED = 'This could not be opened. Please try again.';
