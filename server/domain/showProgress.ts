/** Tells an operator who waits how far a command is. */
export const showProgress = (count: number, what: string, step = 10_000): void => {
  if (count % step === 0) process.stderr.write(`${count} ${what}\n`);
};
