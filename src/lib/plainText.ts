const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  eacute: 'é',
};

const ENTITY = /&(?:#(\d{1,7})|([a-z]{2,8}));/gi;
const HIDDEN = /<(script|style|template|title|textarea|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const BLOCK_END = /<\/(p|li|h[1-6]|tr|div|ul|ol|table)\s*>|<br\s*\/?>/gi;
const TAG = /<\/?[a-z!?][^>]*(>|$)/gi;

const decode = (entity: string, code: string | undefined, name: string | undefined): string => {
  if (name !== undefined) {
    const key = name.toLowerCase();
    return Object.hasOwn(ENTITIES, key) ? (ENTITIES[key] ?? entity) : entity;
  }
  const point = Number(code);
  return point > 31 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
    ? String.fromCodePoint(point)
    : entity;
};

/**
 * The paragraphs of a piece of HTML as text. The result is only rendered as text, so it must be readable but need not
 * be sanitised.
 */
export const plainParagraphs = (html: string): string[] =>
  html
    .replace(HIDDEN, ' ')
    .replace(BLOCK_END, '\n')
    .replace(TAG, '')
    .replace(ENTITY, decode)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

export const plainText = (html: string): string => plainParagraphs(html).join(' ');

/** Whether the text contains markup or entities; most short descriptions do not. */
export const hasMarkup = (text: string): boolean => /[<&]/.test(text);
