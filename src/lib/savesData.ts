interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The device setting; workers have no `matchMedia`. */
const prefersReducedData = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-data: reduce)').matches;

/** True when the user asked to save data or has a slow connection. */
export const savesData = ({ connection }: Navigator & { connection?: Connection }): boolean =>
  connection?.saveData === true || prefersReducedData() || /2g$/.test(connection?.effectiveType ?? '');
