import type { Engine } from './serverProcess';
import type { Measured } from './measure';

export interface Row {
  perSecond: number;
  p50: number;
  p99: number;
  refused: number;
  failed: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const rowsOf = ({ figures, seconds }: Measured): Map<string, Row> =>
  new Map(
    [...figures].map(([name, { times, refused, failed }]) => {
      const sorted = times.sort((a, b) => a - b);
      const row = { perSecond: sorted.length / seconds, p50: at(sorted, 0.5), p99: at(sorted, 0.99), refused, failed };
      return [name, row];
    }),
  );

const cells = (row: Row | undefined): string =>
  row
    ? `${row.perSecond.toFixed(0)} | ${row.p50.toFixed(1)} | ${row.p99.toFixed(1)} | ${row.refused + row.failed}`
    : '- | - | - | -';

/** A Markdown table that compares the engines, ready for docs/performance.md. */
export const table = (title: string, byEngine: ReadonlyMap<Engine, ReadonlyMap<string, Row>>): string => {
  const engines = [...byEngine.keys()];
  const names = [...new Set([...byEngine.values()].flatMap((rows) => [...rows.keys()]))];
  const heads = engines.map((engine) => `${engine}: calls/s | p50 ms | p99 ms | errors`);
  return [
    `\n${title}\n`,
    `| call | ${heads.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(engines.length * 4)}`,
    ...names.map(
      (name) => `| ${name} | ${engines.map((engine) => cells(byEngine.get(engine)?.get(name))).join(' | ')} |`,
    ),
  ].join('\n');
};

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

const middle = (samples: readonly number[]): number =>
  at(
    [...samples].sort((a, b) => a - b),
    0.5,
  );

/**
 * The change of the memory use after the warm-up: splits the run into five parts, drops the first and compares the
 * medians of the others. A single sample may be taken just before unused memory is given back.
 */
export const memoryLine = (engine: Engine, samples: readonly number[]): string => {
  if (samples.length < 5) return `${engine}: too short a run to tell about memory`;
  const part = Math.floor(samples.length / 5);
  const middles = [1, 2, 3, 4].map((number) => middle(samples.slice(number * part, (number + 1) * part)));
  const [least, most] = [Math.min(...middles), Math.max(...middles)];
  const spread = ((most - least) / (most + least)) * 100;
  const shown = middles.map(megabytes).join(', ');
  return `${engine}: resident ${shown}, at most ${megabytes(Math.max(...samples))}; ± ${spread.toFixed(1)} % once warm`;
};
