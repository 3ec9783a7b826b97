const field = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A line of a CSV file. */
export const csvLine = (fields: readonly string[]): string => `${fields.map(field).join()}\n`;
