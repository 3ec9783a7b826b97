import { spawn } from 'node:child_process';

/** `npm run dev`: the API by itself, and webpack's server in front of it, which reloads what changes. */
const API_PORT = process.env.API_PORT ?? '3001';

const run = (command: string, env: Record<string, string>) =>
  spawn(command, { stdio: 'inherit', shell: true, env: { ...process.env, ...env } });

const children = [
  run('tsx watch server/main.ts', { API_ONLY: '1', PORT: API_PORT }),
  run('webpack serve --mode development', { API_PORT }),
];
const stop = () => {
  for (const child of children) child.kill();
};
for (const child of children) child.once('exit', stop);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
