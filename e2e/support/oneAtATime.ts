import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const TAKEN = 'EEXIST';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Removes the lock file of a process that was killed. */
const dropAbandoned = (file: string): void => {
  try {
    const pid = readFileSync(file, 'utf8');
    if (pid !== '' && !isRunning(Number(pid))) rmSync(file);
  } catch {
    // The file was removed by another process.
  }
};

/** Runs the work under a mutex between processes, by the name of a lock file. */
export const oneAtATime = async (file: string, work: () => Promise<void>): Promise<void> => {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== TAKEN) throw error;
      dropAbandoned(file);
      await sleep(100);
    }
  }
  try {
    await work();
  } finally {
    rmSync(file);
  }
};
