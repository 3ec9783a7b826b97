interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whoever counts their bytes, or waits for every one of them, fetches nothing on suspicion. */
export const savesData = ({ connection }: Navigator & { connection?: Connection }): boolean =>
  connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
