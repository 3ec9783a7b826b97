/** Waits for this number of timer turns, which lets all pending writes and messages finish on a slow machine too. */
export const turns = async (count = 100): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
};
