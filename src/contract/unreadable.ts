/** Reports to developers which entries were left out of a list, without their values. */
export type UnreadableReporter = (message: string) => void;

let reporter: UnreadableReporter | null = null;

/** openShop sets this in development. A build for production reports nothing. */
export const setUnreadableReporter = (report: UnreadableReporter | null): void => {
  reporter = report;
};

export const reportUnreadable = (message: string): void => reporter?.(message);
