/** Runs a command and reports an error as a message without a stack trace. */
export const runCommand = async (work: () => Promise<string>): Promise<void> => {
  try {
    process.stdout.write(await work());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};
