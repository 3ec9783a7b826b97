/** How a value may be written where it must not stand at all: as it is, in an address, in base64, backwards. */
export const spellings = (value: string): string[] => [
  value,
  encodeURIComponent(value),
  new URLSearchParams({ v: value }).toString().slice(2),
  Buffer.from(value).toString('base64').replace(/=+$/, ''),
  [...value].reverse().join(''),
];

/** Which of the values stand in a text, in whatever spelling. */
export const valuesFound = (text: string, values: readonly string[]): string[] => {
  const low = text.toLowerCase();
  return values.filter((value) => spellings(value).some((spelling) => low.includes(spelling.toLowerCase())));
};
