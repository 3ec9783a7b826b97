import { shopTexts } from './shopTexts';

/** Spellings that the shop's texts must not use. */
const RULED_OUT: [string, RegExp][] = [
  ['email, without a hyphen', /e-mail/i],
  ['installment, with two l', /instalment/i],
  ['American spelling', /colour|favourite|metres?\b/i],
  ['a curly apostrophe', /\p{L}'(s|t|re|ll|ve)\b/u],
  ['an ellipsis without a space before it', / …/],
  ['cart, not bag', /\b([Yy]our|[Tt]he|[Ss]hopping|one|to) bag\b|^Bag\b/],
  ['sign in and sign out, not log in and log out', /\blog(ged|ging)? (in|out)\b/i],
];
/** The words of a server message that reports may keep. */
const ALLOWED = /^a about accept /;

test.each(['src', 'server'])('texts in %s use none of the forbidden spellings', (folder) => {
  const texts = shopTexts(folder).filter(([, text]) => !ALLOWED.test(text));
  expect(texts.length).toBeGreaterThan(100);
  const faults = texts.flatMap(([file, text]) =>
    RULED_OUT.filter(([, pattern]) => pattern.test(text)).map(([rule]) => `${file}: ${text} (${rule})`),
  );
  expect(faults).toEqual([]);
});
