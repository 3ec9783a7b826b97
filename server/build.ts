import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { DELIVERY_VARIABLES } from '../src/delivery/applySettings';

const askGit = (): string => {
  const { error, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' });
  return error ? '' : stdout;
};

/** The commit being built, for problem reports. Empty when neither the environment nor git knows it. */
export const commitOf = ({ COMMIT = '' }: NodeJS.ProcessEnv): string =>
  /^[\w.-]{4,40}$/.exec((COMMIT || askGit()).trim())?.[0] ?? '';

const INPUTS = ['src', 'public', '.config/webpack', 'webpack.config.js', 'tsconfig.json', 'package-lock.json'];
/**
 * Settings that change the files of a build. The commit is not among them, because the same files need no new build;
 * settings applied at delivery are, because a build may already contain them.
 */
const SETTINGS = ['SUPPORT', 'SERVICE_WORKER', ...DELIVERY_VARIABLES];

const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** Hashes the sources, settings and options of a build. Tests are left out: they do not change the build. */
const inputStamp = (env: NodeJS.ProcessEnv, options: readonly string[]): string => {
  const hash = createHash('sha256').update(options.join('\n'));
  for (const name of SETTINGS) hash.update(`${name}=${env[name] ?? ''}\n`);
  const files = INPUTS.flatMap((input) => (extname(input) ? [input] : filesBelow(input)));
  for (const file of files.filter((name) => !/\.test\.tsx?$|[/\\]testing[/\\]/.test(name)).sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
};

const run = (command: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The build failed (${String(code)})`));
    });
  });

const stampOf = (folder: string): string => join(folder, '.stamp');

/** Reads the arguments of `npm run build`: the output folder and the options passed on to webpack. */
export const readArguments = (given: readonly string[]): { folder: string; options: string[] } => {
  const at = given.indexOf('--output-path');
  if (at === -1) return { folder: 'dist', options: [...given] };
  return { folder: given[at + 1] ?? 'dist', options: given.filter((_word, index) => index !== at && index !== at + 1) };
};

/** Builds the storefront into a folder and writes the stamp that identifies the build. */
export const build = async (folder: string, options: readonly string[], env: NodeJS.ProcessEnv): Promise<void> => {
  // Computed before the build: a file that changes during the build may not be in it.
  const stamp = inputStamp(env, options);
  await run('npx', ['webpack', '--mode', 'production', '--output-path', folder, ...options], {
    ...env,
    COMMIT: commitOf(env),
  });
  writeFileSync(stampOf(folder), stamp);
};

/** Builds the storefront unless the folder holds a build of exactly these sources, settings and options. */
export const ensureBuild = async (
  folder = 'dist',
  settings: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<void> => {
  const given = Object.entries(process.env).filter(([name]) => !DELIVERY_VARIABLES.includes(name));
  const env: NodeJS.ProcessEnv = { ...Object.fromEntries(given), ...settings };
  const stampFile = stampOf(folder);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputStamp(env, options)) return;
  await build(folder, options, env);
};
