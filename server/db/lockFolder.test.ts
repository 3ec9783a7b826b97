import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './lockFolder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('refuses a folder that is open, until it is closed', async () => {
  const database = join(folder, 'shop', 'database');
  const unlock = await lockFolder(database);
  await expect(lockFolder(database)).rejects.toThrow(
    /^DATA_DIR: .+shop is already open: stop the other process first$/,
  );
  await unlock();
  await (
    await lockFolder(database)
  )();
});

test('opens a folder whose process was killed', async () => {
  const database = join(folder, 'database');
  const listening = 'require("net").createServer().listen(process.argv[1], () => console.log("listening"))';
  const other = spawn(process.execPath, ['-e', listening, `${database}.lock`]);
  await once(other.stdout, 'data');
  await expect(lockFolder(database)).rejects.toThrow('already open');
  other.kill('SIGKILL');
  await once(other, 'exit');
  await (
    await lockFolder(database)
  )();
});

test('opens a folder whose path is too long for a socket', async () => {
  const database = join(folder, 'a'.repeat(110));
  await (
    await lockFolder(database)
  )();
  const [first, second] = [await lockFolder(database), await lockFolder(database)];
  await first();
  await second();
});
