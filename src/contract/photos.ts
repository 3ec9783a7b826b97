import { safeImageUrl } from '../lib/safeUrl';
import { toEntries } from './plainReaders';

/** Unique picture URLs; unsafe ones are dropped. */
export const readPhotos = (raw: unknown): string[] => [
  ...new Set((toEntries(raw) ?? []).map(safeImageUrl).filter((address) => address !== null)),
];
