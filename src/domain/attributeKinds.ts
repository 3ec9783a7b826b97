const SIZE = /\bsize$/i;

/** Whether an attribute of this name is a size: it can be filtered by, and the size guide explains it. */
export const isSize = (attribute: string): boolean => SIZE.test(attribute.trim());

const COLOUR = /^colou?r$/i;

/** Whether an attribute of this name is a colour: its values are shown as swatches, and can be filtered by. */
export const isColour = (attribute: string): boolean => COLOUR.test(attribute.trim());
