import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const INPUTS = ['src', 'public', 'webpack.config.js', 'tsconfig.json', 'package-lock.json'];
const SETTINGS = [
  'API_BASE_URL',
  'API_KEY',
  'IDEMPOTENCY_KEYS',
  'MAPS_API_KEY',
  'PAYMENT_HOSTS',
  'SUPPORT',
  'HSTS',
  'CSP_REPORTS',
];

const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** What the build is made from, tests left out: they change nothing in it. */
const inputStamp = (env: NodeJS.ProcessEnv): string => {
  const hash = createHash('sha256');
  for (const name of SETTINGS) hash.update(`${name}=${env[name] ?? ''}\n`);
  const files = INPUTS.flatMap((input) => (input.includes('.') ? [input] : filesBelow(input)));
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

/** Builds the storefront into a folder, unless that was made from exactly these sources and settings. */
export const ensureBuild = async (folder = 'dist', settings: Record<string, string> = {}): Promise<void> => {
  const env = { ...process.env, ...settings };
  const stampFile = join(folder, '.stamp');
  const stamp = inputStamp(env);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await run('npm', ['run', '--silent', 'build', '--', '--output-path', folder], env);
  writeFileSync(stampFile, stamp);
};
