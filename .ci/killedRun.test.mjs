import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE = 120_000;

/** The command lines of all processes whose environment contains the mark. */
const processesWith = (mark) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(mark)) return [];
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')];
      } catch {
        return []; // The process has already ended.
      }
    });

const until = async (isTrue, message) => {
  for (const deadline = Date.now() + PATIENCE; !isTrue(); await sleep(50)) {
    assert.ok(Date.now() < deadline, message());
  }
};

for (const signal of ['SIGINT', 'SIGTERM']) {
  const skip = existsSync('/proc/self/environ') ? false : 'only Linux lists the environment of processes';
  test(`a run that is ended by ${signal} leaves no process behind`, { skip }, async () => {
    const results = mkdtempSync(join(tmpdir(), 'killed-run-'));
    const args = ['.ci/flaky.mjs', '1', 'tabs.spec.ts'];
    const run = spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, RESULTS: results } });
    const ended = new Promise((resolve) => run.once('exit', resolve));
    const left = () => processesWith(`RESULTS=${results}`);
    try {
      const isOpen = (line) => line.includes('--remote-debugging-pipe');
      await until(
        () => left().some(isOpen),
        () => `no browser was opened: ${left().join('\n')}`,
      );
      run.kill(signal);
      await ended;
      await until(
        () => left().length === 0,
        () => `still running: ${left().join('\n')}`,
      );
    } finally {
      // Kills the processes of the run, even if the test fails.
      run.kill('SIGTERM');
      await ended;
      rmSync(results, { recursive: true, force: true });
    }
  });
}
