interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Said to the device; a worker has no such question. */
const wishesLessData = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-data: reduce)').matches;

/** Whoever counts their bytes, or waits for every one of them, fetches nothing on suspicion. */
export const savesData = ({ connection }: Navigator & { connection?: Connection }): boolean =>
  connection?.saveData === true || wishesLessData() || /2g$/.test(connection?.effectiveType ?? '');
