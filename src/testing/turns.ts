/** Waits for the given number of timer turns: enough for every write and message, however busy the machine is. */
export const turns = async (count = 100): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
};
