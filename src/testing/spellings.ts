const codesOf = (value: string): number[] => [...value].map((sign) => sign.codePointAt(0) ?? 0);

/** How a value may be written where it must not stand at all: in an address, in a text of JSON or HTML, in base64, backwards. */
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

/** Which of the values stand in a text, in whatever spelling. */
export const valuesFound = (text: string, values: readonly string[]): string[] => {
  const low = text.toLowerCase();
  return values.filter((value) => spellings(value).some((spelling) => low.includes(spelling.toLowerCase())));
};
