import type { Between } from '../bench';
import type { Spoil } from '../spoil';

export interface Deviation {
  name: string;
  between: Between;
  call: string;
  rule: string;
  verdict?: 'lenient';
}

/** A deviation that the shop can still read is lenient, not broken. */
type Row = [name: string, rule: string, spoil: Spoil, verdict?: 'lenient'];

/** The deviations of one call. */
export const deviationsOf = (call: string, rows: Row[]): Deviation[] =>
  rows.map(([name, rule, spoil, verdict]) => ({ name, call, rule, between: spoil(call), ...(verdict && { verdict }) }));

export const UNKNOWN = 'reports an unknown item as missing';
