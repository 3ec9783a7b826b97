const MAX_LENGTH = 300;
/**
 * Long enough to contain 300 characters of text, and short enough to keep the patterns below fast on a hostile body.
 */
const MAX_READ = 4000;
const PAGE = /^\s*<(!doctype|html|head|body)\b/i;
const HIDDEN = /<(script|style|template)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)/gi;
const TAG = /<\/?[a-z!][^<>]*>/gi;

/** A server's message as plain text, or null when none can be shown. */
export const readMessage = (raw: unknown): string | null => {
  if (typeof raw !== 'string' || PAGE.test(raw)) return null;
  const plain = raw.slice(0, MAX_READ).replace(HIDDEN, ' ').replace(TAG, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...plain];
  if (characters.length > MAX_LENGTH) return `${characters.slice(0, MAX_LENGTH - 1).join('')}…`;
  return plain || null;
};
