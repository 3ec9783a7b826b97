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

/** The engines side by side, as a table that docs/performance.md can take as it is. */
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

/** Whether memory stayed within a tenth of its middle once the server was warm: the first fifth is left out. */
export const memoryLine = (engine: Engine, samples: readonly number[]): string => {
  const warm = samples.slice(Math.ceil(samples.length / 5));
  const [least, most] = [Math.min(...warm), Math.max(...warm)];
  const spread = ((most - least) / (most + least)) * 100;
  const every = Math.max(1, Math.floor(samples.length / 10));
  const shown = samples.filter((_, index) => index % every === 0).map(megabytes);
  return `${engine}: resident ${shown.join(', ')}; ± ${spread.toFixed(1)} % once warm`;
};
