/** Name and place only: a database's message may quote the row it was given, and with it a person. */
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
