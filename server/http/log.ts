/** Logs name and place only: a database error message may quote a row, and with it personal data. */
export const logQuietly = (event: string, error: unknown): void => {
  const name = error instanceof Error ? error.name : typeof error;
  const code = error instanceof Error && 'code' in error ? ` ${String(error.code)}` : '';
  const place =
    error instanceof Error
      ? (error.stack ?? '')
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 3)
      : [];
  console.error(`${event}: ${name}${code}${place.map((line) => `\n${line}`).join('')}`);
};
