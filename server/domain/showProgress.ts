/** Tells an operator who waits how far a command is. */
export const showProgress = (count: number, what: string): void => {
  if (count % 10_000 === 0) process.stderr.write(`${count} ${what}\n`);
};
