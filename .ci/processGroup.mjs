// Starts commands in separate process groups, and ends the whole groups when this process receives a signal to end.
import { spawn } from 'node:child_process';

/** Milliseconds that a group has to close its browsers and databases before it is killed. */
const GRACE = 10_000;

const groups = new Set();
let isStopping = false;

/** False when no process of the group is left. */
const signalGroup = (pid, signal) => {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
};

/** Runs a command. `ended` gives its exit code, and stays pending while this process is stopping. */
export const startGroup = (command, { env = process.env, stdio = 'inherit' } = {}) => {
  const child = spawn(command, { shell: true, detached: true, env, stdio: ['ignore', stdio, stdio] });
  groups.add(child.pid);
  const ended = new Promise((resolve) => {
    child.once('close', (code) => {
      if (isStopping) return;
      groups.delete(child.pid);
      resolve(code);
    });
  });
  return { child, ended };
};

const stop = () => {
  isStopping = true;
  for (const pid of groups) signalGroup(pid, 'SIGTERM');
  const deadline = Date.now() + GRACE;
  const look = setInterval(() => {
    const isOver = [...groups].every((pid) => !signalGroup(pid, 0));
    if (!isOver && Date.now() < deadline) return;
    clearInterval(look);
    process.exit(1);
  }, 50);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
process.on('exit', () => groups.forEach((pid) => signalGroup(pid, 'SIGKILL')));
