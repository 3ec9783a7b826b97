// No I, L, O, 0, 1: these codes are read out over the telephone.
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** `random` returns numbers from 0 up to, not including, 1. */
export const randomCode = (length = 5, random: () => number = Math.random): string => {
  let code = '';
  while (code.length < length) {
    code += CODE_ALPHABET.charAt(Math.min(CODE_ALPHABET.length - 1, Math.floor(random() * CODE_ALPHABET.length)));
  }
  return code;
};
