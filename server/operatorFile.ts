import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const Running = v.object({ url: v.string(), secret: v.string(), pid: v.number() });

/** A running shop's record of its address and the secret that authenticates an operator. */
export type RunningRecord = v.InferOutput<typeof Running>;

const fileIn = (dataDir: string): string => join(dataDir, 'running.json');

export const writeRunning = async (dataDir: string, record: RunningRecord): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  await writeFile(fileIn(dataDir), JSON.stringify(record), { mode: 0o600 });
};

export const removeRunning = (dataDir: string): Promise<void> => rm(fileIn(dataDir), { force: true });

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const answers = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );

/**
 * The shop that runs on this folder now; ignores a record left behind by a crash. The process id alone proves nothing:
 * in a container the next start often gets the same small numbers.
 */
export const readRunning = async (dataDir: string): Promise<RunningRecord | undefined> => {
  try {
    const record = v.parse(Running, JSON.parse(await readFile(fileIn(dataDir), 'utf8')));
    return record.pid !== process.pid && isAlive(record.pid) && (await answers(record.url)) ? record : undefined;
  } catch {
    // The file is missing or was written by another program: no running shop is known.
    return undefined;
  }
};
