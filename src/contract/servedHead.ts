/** Marks the tags that a server has put into the head for link previews; the page replaces them once it runs. */
export const SERVED = 'data-served';
/** The description before the server's change. */
export const SERVED_OVER = 'data-served-over';
