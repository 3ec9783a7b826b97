const SIZE = /\bsize$/i;

/** Whether an attribute of this name is a size: it can be filtered by, and the size guide explains it. */
export const isSize = (attribute: string): boolean => SIZE.test(attribute.trim());
