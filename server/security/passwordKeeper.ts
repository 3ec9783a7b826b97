import { hashPassword, verifyPassword } from './passwords';
import { workQueue } from './workQueue';

/**
 * Each hash occupies a thread and 16 MB while it runs. Two at once leave threads of the pool for files, names and
 * compression; a queue of a hundred is answered within a few seconds.
 */
const size = { atOnce: 2, waiting: 100 };

export const passwordKeeper = (cost: number) => {
  const queue = workQueue(size);
  const hash = (password: string): Promise<string> => queue.run(() => hashPassword(password, cost));
  return {
    hash,
    /** Without a stored hash, for an unknown e-mail, the answer is false and takes as long. */
    verify: async (password: string, stored: string | undefined): Promise<boolean> =>
      stored === undefined ? (await hash(password)) === '' : queue.run(() => verifyPassword(password, stored)),
  };
};

export type PasswordKeeper = ReturnType<typeof passwordKeeper>;
