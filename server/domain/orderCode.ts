import { randomBytes } from 'node:crypto';
import type { Queryable } from '../db/database';

// Without look-alike characters, because a shopper may read the code out on the phone.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 6;

const draw = (): string =>
  `ORD-${Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')}`;

export const newOrderCode = async (tx: Queryable): Promise<string> => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const code = draw();
    const taken = await tx.query('SELECT 1 FROM orders WHERE code = $1', [code]);
    if (taken.length === 0) return code;
  }
  throw new Error('No order code is free');
};
