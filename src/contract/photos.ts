import { safeImageUrl } from '../lib/safeUrl';
import { toEntries } from './plainReaders';

/** Each address once; unsafe ones are left out. */
export const readPhotos = (raw: unknown): string[] => [
  ...new Set((toEntries(raw) ?? []).map(safeImageUrl).filter((address) => address !== null)),
];
