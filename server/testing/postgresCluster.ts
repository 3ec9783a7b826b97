import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const debianHome = '/usr/lib/postgresql';

const folders = (): string[] => {
  const versions = existsSync(debianHome) ? readdirSync(debianHome).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(debianHome, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
};

/** The folder with the PostgreSQL server programs, if installed. */
const findPostgres = (): string | undefined =>
  folders().find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));

const idOf = (option: '-u' | '-g'): number =>
  Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/** PostgreSQL does not run as root. */
const findOwner = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {});

/** The reason why no cluster can be started here; undefined when one can. */
export const missingForPostgres = (): string | undefined => {
  if (findPostgres() === undefined) return 'no PostgreSQL server is installed and DATABASE_URL is not set';
  try {
    findOwner();
    return undefined;
  } catch {
    return 'PostgreSQL does not run as root, and there is no user postgres';
  }
};

export interface Cluster {
  url(database: string): string;
  stop(): Promise<void>;
}

/**
 * Runs the server until its own input ends, then removes the folder. Whatever ends the process that started it (a signal,
 * a crash, SIGKILL) ends that input, so no server outlives its run.
 */
const WATCH = `trap '' INT TERM HUP
folder=$1; shift
exec 3<&0
"$@" 3<&- & server=$!
(cat <&3; kill -QUIT $server) >/dev/null 2>&1 &
wait $server
rm -rf "$folder"`;

/** A separate cluster in a temporary folder, reached through a socket in it: no port, no other data. */
export const startCluster = async (): Promise<Cluster> => {
  const bin = findPostgres() ?? '';
  const owner = findOwner();
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const data = join(folder, 'data');
  try {
    if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
    chmodSync(folder, 0o700);
    const first = ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(bin, 'initdb'), first, { stdio: 'ignore', cwd: folder, ...owner });
  } catch (error) {
    remove();
    throw error;
  }
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  const command = [join(bin, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn('sh', ['-c', WATCH, 'sh', folder, ...command], { stdio: 'pipe', cwd: folder, ...owner });
  const ended = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.stdin.destroy();
    await ended;
    remove();
  };
  let output = '';
  const isOpen = await new Promise<boolean>((resolve) => {
    server.stderr.on('data', (part) => {
      output += String(part);
      if (output.includes('ready to accept connections')) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  if (!isOpen) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${output}`);
  }
  return { url: (database) => `postgresql://shop@localhost/${database}?host=${encodeURIComponent(folder)}`, stop };
};
