const link = (rel: string, href: string, as?: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('link');
    element.rel = rel;
    if (as !== undefined) element.as = as;
    if (as === 'image') element.fetchPriority = 'high';
    if (as === 'font') {
      element.crossOrigin = 'anonymous';
      element.referrerPolicy = 'strict-origin';
    }
    element.addEventListener('load', () => {
      resolve();
    });
    element.addEventListener('error', () => {
      // A link that is there is taken for a file that has come: whoever needs it asks again.
      element.remove();
      reject(new Error(href));
    });
    element.href = href;
    document.head.append(element);
  });

/** Asks for a file before anybody needs it. */
export const preload = async (href: string, as: 'style' | 'script' | 'image' | 'font'): Promise<void> => {
  await link('preload', href, as).catch(() => undefined);
};

/** Puts styles in force that have been asked for before, so that nobody finds them half arrived. */
export const applyStyles = (hrefs: readonly string[]): Promise<unknown> =>
  Promise.all(hrefs.map((href) => link('stylesheet', href)));
