import * as v from 'valibot';
import type { IdempotencyKeys } from '../../api/idempotencyKeys';
import { parseJson } from '../../lib/json';
import { tabStorage } from '../../lib/tabStorage';

/** The press survives a reload, so that the retry of an unanswered payment has the same key. */
const KEY = 'paymentPress';
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const storedPress = v.object({ id: text, key: text });

/** Restores the key of an unanswered try before a reload, then stores the key of this one. */
export const storePress = (idempotencyKeys: IdempotencyKeys, id: string): void => {
  const found = v.safeParse(storedPress, parseJson(tabStorage.read(KEY) ?? ''));
  if (found.success && found.output.id === id) idempotencyKeys.restore(id, found.output.key);
  tabStorage.write(KEY, JSON.stringify({ id, key: idempotencyKeys.keyFor(id) }));
};

export const dropPress = (): void => {
  tabStorage.drop(KEY);
};
