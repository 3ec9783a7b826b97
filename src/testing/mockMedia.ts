/** Mocks the results of media queries until the test ends. */
const mockMedia = (matches: (media: string) => boolean): void => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: matches(media),
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
};

/** The shopper does not ask for reduced motion; without this mock, tests run with reduced motion. */
export const allowMotion = (): void => {
  mockMedia(() => false);
};

/** The window is as narrow as a phone. */
export const narrowWindow = (): void => {
  mockMedia((media) => /max-width|prefers-reduced-motion: reduce/.test(media));
};

/** The shopper saves data, and does not ask for reduced motion. */
export const saveData = (): void => {
  mockMedia((media) => media.includes('prefers-reduced-data: reduce'));
};
