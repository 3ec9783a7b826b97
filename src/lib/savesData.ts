interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Said to the device; a worker has no such question. */
const wishesLessData = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-data: reduce)').matches;

/** True when the user asked to save data or has a slow connection. */
export const savesData = ({ connection }: Navigator & { connection?: Connection }): boolean =>
  connection?.saveData === true || wishesLessData() || /2g$/.test(connection?.effectiveType ?? '');
