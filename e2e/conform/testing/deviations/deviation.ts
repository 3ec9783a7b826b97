import type { Between } from '../bench';

export interface Deviation {
  name: string;
  between: Between;
  call: string;
  rule: string;
  /** A deviation that the shop can still read is lenient, not broken. */
  verdict?: 'lenient';
}

export const UNKNOWN = 'says what it does not have';
