import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const debianHome = '/usr/lib/postgresql';

const folders = (): string[] => {
  const versions = existsSync(debianHome) ? readdirSync(debianHome).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(debianHome, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
};

/** The folder with the programs of a PostgreSQL server, if there is one on this machine. */
const findPostgres = (): string | undefined =>
  folders().find((folder) => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))));

const isRoot = process.getuid?.() === 0;

const idOf = (user: string, option: '-u' | '-g'): number =>
  Number(execFileSync('id', [option, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/** Why no cluster can be started here; undefined when one can. */
export const missingForPostgres = (): string | undefined => {
  if (findPostgres() === undefined) return 'no PostgreSQL server is installed and DATABASE_URL is not set';
  if (!isRoot) return undefined;
  try {
    idOf('postgres', '-u');
    return undefined;
  } catch {
    return 'PostgreSQL does not run as root, and there is no user postgres';
  }
};

export interface Cluster {
  url(database: string): string;
  stop(): void;
}

/** A cluster of its own in a temporary folder, reached through a socket in it: no port, nobody else's data. */
export const startCluster = (): Cluster => {
  const bin = findPostgres() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const run = (program: string, args: string[]): void => {
    const command = [join(bin, program), ...args];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    // Output is not a pipe: the server would inherit it, and the call would wait for the server to end.
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder });
  };
  if (isRoot) chownSync(folder, idOf('postgres', '-u'), idOf('postgres', '-g'));
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  return {
    url: (database) => `postgresql://shop@localhost/${database}?host=${encodeURIComponent(folder)}`,
    stop: () => {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
