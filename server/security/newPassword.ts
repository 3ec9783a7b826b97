import { commonPasswords } from './commonPasswords';

const shortest = 8;

/** Case, width and spaces do not make a password harder to guess. */
const fold = (password: string): string => password.normalize('NFKC').toLowerCase().replace(/\s/g, '');

const signs: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '0': 'o', '1': 'i', '3': 'e' };

/** Replacing a letter by a similar sign does not make a common password strong. */
const spelled = (folded: string): string => folded.replace(/[@$!013]/g, (sign) => signs[sign] ?? sign);

const common = new Set(commonPasswords.map(spelled));

const isCommon = (folded: string): boolean => common.has(spelled(folded));

/** 'password', 'Password1', 'PASSWORD123!' are one guess: attackers try a few digits and signs at the end first. */
const withoutTail = (folded: string): string => folded.replace(/(?<=\p{L})[^\p{L}]{1,6}$/u, '');

const rows = [
  '0123456789012345678',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];
const sequences = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

const isSequence = (password: string): boolean => sequences.some((row) => row.includes(password));

/** Matches 'aaaaaaaa', 'abababab', '12312312': a repeated piece of up to three characters. */
const isRepetition = (password: string): boolean => /^(.{1,3}?)\1+.{0,2}$/u.test(password);

const isGuessedFirst = (password: string): boolean => {
  const folded = fold(password);
  return isSequence(folded) || isRepetition(folded) || isCommon(folded) || isCommon(withoutTail(folded));
};

/** Validates a new password; undefined when it is valid. */
export const validatePassword = (password: string): string | undefined => {
  if ([...password].length < shortest) return `Use ${shortest} characters or more for your password.`;
  if (isGuessedFirst(password)) return 'This password is too easy to guess. Choose another.';
  return undefined;
};
