import type { Between } from '../bench';

export interface Deviation {
  name: string;
  between: Between;
  call: string;
  rule: string;
  /** What the shop reads all the same is not broken. */
  verdict?: 'lenient';
}

export const UNKNOWN = 'says what it does not have';
