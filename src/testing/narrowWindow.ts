/** From now on, until the test ends, the window is as narrow as a phone. */
export const narrowWindow = (): void => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: /max-width|prefers-reduced-motion: reduce/.test(media),
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
};
