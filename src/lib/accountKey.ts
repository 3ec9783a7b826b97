/**
 * A short hash of the e-mail address (FNV-1a). It shows whether a stored entry belongs to the current shopper, without
 * storing who that is.
 */
export const accountKey = (account: { email: string; phone: string } | null): string => {
  const text = (account?.email || account?.phone || '').trim().toLowerCase();
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};
