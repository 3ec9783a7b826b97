const codesOf = (value: string): number[] => [...value].map((sign) => sign.codePointAt(0) ?? 0);

/** The encodings in which a secret might leak: in a URL, JSON or HTML text, base64, hex, or reversed. */
export const spellings = (value: string): string[] => [
  value,
  encodeURIComponent(value),
  new URLSearchParams({ v: value }).toString().slice(2),
  encodeURIComponent(encodeURIComponent(value)),
  Buffer.from(value).toString('base64').replace(/=+$/, ''),
  Buffer.from(value).toString('hex'),
  codesOf(value)
    .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
    .join(''),
  [...value].reverse().join(''),
];

/** The values that a text contains, in any encoding. */
export const valuesFound = (text: string, values: readonly string[]): string[] => {
  const low = text.toLowerCase();
  return values.filter((value) => spellings(value).some((spelling) => low.includes(spelling.toLowerCase())));
};
