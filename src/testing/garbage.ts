/** Texts that a page must never show, because a value is missing or unreadable. */
export const GARBAGE = /\bundefined\b|\bNaN\b|\bnull\b|\[object Object\]|Invalid Date/;
