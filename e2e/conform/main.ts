import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { conform, type Outcome } from './conform';
import { exchange } from './exchange';
import { type Options, readOptions, USAGE } from './options';
import { junit } from './report/junit';
import { page } from './report/page';
import { table } from './report/table';
import { countOf, scoreOf } from './verdict';

/** Exit code for wrong arguments or an unreachable back end. */
const UNUSABLE = 2;

const give = async (outcome: Outcome, { api, files }: Options): Promise<void> => {
  const { rows, left } = outcome;
  const json = () => JSON.stringify({ api, score: scoreOf(rows), count: countOf(rows), rows, left }, null, 2);
  const reports = [
    [files.json, json],
    [files.junit, () => junit(outcome)],
    [files.html, () => page(outcome, api)],
  ] as const;
  for (const [file, text] of reports) if (file !== undefined) await writeFile(file, text());
};

const givenOptions = (): Options | null => {
  try {
    return readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return null;
  }
};

const main = async (): Promise<number> => {
  const options = givenOptions();
  if (!options) return UNUSABLE;
  const { api } = options;
  const first = await exchange(fetch, { method: 'GET', url: `${api}/business/get_details`, headers: {} });
  if (first.http === 0) {
    console.error(`Nothing answers at ${api}: ${first.text}`);
    return UNUSABLE;
  }
  const outcome = await conform({ ...options, fetch, wait: (ms) => setTimeout(ms) });
  console.log(table(outcome));
  await give(outcome, options);
  return countOf(outcome.rows).broken > 0 ? 1 : 0;
};

void main().then((code) => {
  process.exitCode = code;
});
