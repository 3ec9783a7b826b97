import { GARBAGE } from '../../src/testing/garbage';
import type { Seen } from './look';
import type { Rule, Scene, Words, Works } from './scene';

const contains = (texts: readonly string[], words: Words): boolean =>
  texts.some((text) => (typeof words === 'string' ? text.includes(words) : words.test(text)));

/** The expected messages, address and idle state that the page has not reached yet. */
export const unmetExpectations = (
  { shows = [], at, gone }: Works,
  { text, at: place, isBusy }: Seen,
  heard: string[],
): string[] => [
  ...(isBusy ? ['still busy'] : []),
  ...shows.filter((words) => !contains([text, ...heard], words)).map((words) => `not shown: ${words}`),
  ...(gone !== undefined && text.includes(gone) ? [`still says: ${gone}`] : []),
  ...(at && !at.test(place) ? [`at ${place}, not ${at}`] : []),
];

/** An error message for each part of the page that is wrong after a fault. */
export const faultsOf = (
  scene: Scene,
  rule: Rule,
  { text, typed, entries }: Seen,
  { wishlist, filled }: { wishlist: string; filled: readonly string[] },
  heard: string[],
): string[] => {
  const { never, isSignedIn = scene.who === 'customer', kept = [], dropped = [], keepsForm = true } = rule;
  const silly = GARBAGE.exec(text)?.[0];
  const words = [text, ...heard].map((one) => (never ? never.exec(one)?.[0] : undefined)).find(Boolean);
  return [
    ...(text.trim().length < 40 ? ['a blank page'] : []),
    ...(silly === undefined ? [] : [`says '${silly}'`]),
    ...(words === undefined ? [] : [`says '${words}', which is untrue`]),
    ...('token' in entries === isSignedIn ? [] : [isSignedIn ? 'signed out' : 'still signed in']),
    ...(entries.wishlist === wishlist ? [] : ['the wishlist differs']),
    ...kept.filter((key) => !(key in entries)).map((key) => `${key} is not stored`),
    ...dropped.filter((key) => key in entries).map((key) => `${key} is not dropped`),
    ...(keepsForm && !filled.every((one) => typed.includes(one)) ? ['the form was emptied'] : []),
  ];
};

/** An error message when a call was sent more often than one press allows, or a read more often than its retries. */
export const sentTooOften = ({ call }: Scene, { sent }: Rule, calls: readonly string[]): string[] => {
  const most = sent ?? (call.startsWith('GET') ? 3 : 1);
  if (calls.length === 0) return ['the call was not made'];
  return calls.length > most ? [`sent ${calls.length} times, not ${most}`] : [];
};
