/** From now on, until the test ends, the shopper has asked for no less motion; without it, as jest has none to show. */
export const allowMotion = (): void => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: false,
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
};
