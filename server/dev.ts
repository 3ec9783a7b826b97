import { spawn } from 'node:child_process';
import { devError } from './devChecks';

/** `npm run dev`: runs the API and, in front of it, webpack's server, which hot-reloads the open page. */
const run = (command: string, env: Record<string, string>) =>
  spawn(command, { stdio: 'inherit', shell: true, env: { ...process.env, ...env } });

const open = (): void => {
  const API_PORT = process.env.API_PORT ?? '3001';
  const children = [
    run('tsx watch --clear-screen=false --include="server/demo/shop/*.csv" server/main.ts', {
      API_ONLY: '1',
      PORT: API_PORT,
      HOST: '127.0.0.1',
    }),
    run('webpack serve --mode development', { API_PORT }),
  ];
  const stop = () => {
    for (const child of children) child.kill();
  };
  for (const child of children) child.once('exit', stop);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

void devError(process.env).then((error) => {
  if (error === undefined) {
    open();
    return;
  }
  process.stderr.write(`The shop could not be opened: ${error}\n`);
  process.exitCode = 1;
});
