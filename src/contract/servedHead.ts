/** Marks what a server has put into the head of a page for link previews; the page says it itself once it runs. */
export const SERVED = 'data-served';
/** What the description was before. */
export const SERVED_OVER = 'data-served-over';
