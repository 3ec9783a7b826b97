import { parseArgs } from 'node:util';
import { missingForPostgres } from '../../server/testing/postgresCluster';
import type { Engine } from './serverProcess';

export interface LoadOptions {
  engines: Engine[];
  products: number;
  shoppers: number;
  connections: number;
  /** Seconds for each single call; 0 skips them. */
  seconds: number;
  /** Minutes of mixed traffic. */
  minutes: number;
}

const bounded = (name: string, text: string, most: number): number => {
  const value = Number(text);
  if (!(value >= 0 && value <= most)) throw new Error(`--${name} takes a number up to ${most}, not '${text}'`);
  return value;
};

const enginesOf = (name: string): Engine[] => {
  if (name === 'embedded' || name === 'postgres') return [name];
  if (name !== 'both') throw new Error(`--database takes embedded, postgres or both, not '${name}'`);
  const missing = missingForPostgres();
  if (missing === undefined) return ['embedded', 'postgres'];
  console.log(`The embedded database only: ${missing}`);
  return ['embedded'];
};

export const loadOptions = (args: string[]): LoadOptions => {
  const { values } = parseArgs({
    args,
    options: {
      database: { type: 'string', default: 'both' },
      products: { type: 'string', default: '5000' },
      shoppers: { type: 'string', default: '1000' },
      connections: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '0.5' },
    },
  });
  return {
    engines: enginesOf(values.database),
    products: bounded('products', values.products, 999_999),
    shoppers: bounded('shoppers', values.shoppers, 100_000),
    connections: bounded('connections', values.connections, 1000),
    seconds: bounded('seconds', values.seconds, 60),
    minutes: bounded('minutes', values.minutes, 60),
  };
};
