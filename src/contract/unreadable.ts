/** What was left out of a list, in words for a developer: never the values themselves. */
export type UnreadableReporter = (message: string) => void;

let reporter: UnreadableReporter | null = null;

/** The composition root sets this in development; elsewhere nothing is reported. */
export const setUnreadableReporter = (report: UnreadableReporter | null): void => {
  reporter = report;
};

export const reportUnreadable = (message: string): void => reporter?.(message);
