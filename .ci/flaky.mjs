// npm run flaky [N] [FILE…]: runs the browser tests N times, without retries, while two loops keep the processor busy.
import { readFileSync, rmSync } from 'node:fs';
import { specsOf } from './counts.mjs';
import { startGroup } from './processGroup.mjs';

const REPORT = `${process.env.RESULTS ?? 'test-results'}/e2e.json`;
const [given = '5', ...files] = process.argv.slice(2);
const runs = Number(given);
if (!Number.isInteger(runs) || runs < 1) {
  console.error('Usage: npm run flaky [N] [FILE…], where N is how often the browser tests run');
  process.exit(2);
}

const passes = new Map();
// The child processes are killed with this process.
for (const loop of ['first', 'second']) startGroup(`"${process.execPath}" -e 'for (;;);' ${loop}`);

for (let run = 1; run <= runs; run += 1) {
  rmSync(REPORT, { force: true });
  await startGroup(`npm run --silent e2e -- --retries=0 ${files.join(' ')}`).ended;
  for (const { file, title, tests } of JSON.parse(readFileSync(REPORT, 'utf8')).suites.flatMap(specsOf)) {
    for (const { projectName, status } of tests) {
      if (status === 'skipped') continue;
      const name = `[${projectName}] ${file} › ${title}`;
      passes.set(name, (passes.get(name) ?? 0) + (status === 'expected' ? 1 : 0));
    }
  }
}

const flaky = [...passes].filter(([, passed]) => passed < runs);
console.log(`\n${passes.size} tests, ${runs} runs`);
console.log(flaky.length === 0 ? `Every test passed ${runs} of ${runs} times.` : 'test | passed');
for (const [name, passed] of flaky) console.log(`${name} | ${passed} of ${runs}`);
process.exit(flaky.length === 0 ? 0 : 1);
