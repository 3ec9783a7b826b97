const PAUSE_MS = 700;

/** Retries a failed load once, a moment later. */
export const retryOnce = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
};
