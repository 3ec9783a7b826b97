interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The device setting; workers have no `matchMedia`. */
const wishesLessData = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-data: reduce)').matches;

/** True when the user asked to save data or has a slow connection. */
export const savesData = ({ connection }: Navigator & { connection?: Connection }): boolean =>
  connection?.saveData === true || wishesLessData() || /2g$/.test(connection?.effectiveType ?? '');
