import type { Between } from '../bench';

export interface Deviation {
  name: string;
  between: Between;
  call: string;
  rule: string;
  /** A deviation that the shop can still read is lenient, not broken. */
  verdict?: 'lenient';
}

export const UNKNOWN = 'reports an unknown item as missing';
