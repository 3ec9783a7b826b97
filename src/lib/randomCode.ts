// No I, L, O, 0, 1: these codes are read out over the telephone.
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 5;

export const randomCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(Math.floor(Math.random() * ALPHABET.length))).join('');
