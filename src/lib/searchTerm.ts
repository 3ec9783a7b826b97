/** A search term as it is sent and stored. */
export const searchTerm = (text: string): string => text.toWellFormed().trim().slice(0, 200);
