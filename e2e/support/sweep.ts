/** `E2E_ALL=1` asks for every combination; without it each part of one is met, and what money hangs on in more ways. */
export const isFull = process.env.E2E_ALL === '1';
