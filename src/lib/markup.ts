const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for the inside of an element or of a quoted attribute, in HTML and in XML. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** JSON that is safe inside a script element: '<' is escaped, so it cannot close the element or open a comment. */
export const scriptSafeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
