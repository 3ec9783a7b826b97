import { type PictureSlot, pictureSizes } from '../config/pictureSizes';

type Kind = 'style' | 'script' | 'image' | 'font';

type Sizes = ReturnType<typeof pictureSizes>;

const link = (href: string, as: Kind, { srcSet, sizes }: Sizes): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('link');
    element.rel = 'preload';
    element.as = as;
    if (as === 'image') element.fetchPriority = 'high';
    if (as === 'font') {
      element.crossOrigin = 'anonymous';
      element.referrerPolicy = 'strict-origin';
    }
    element.addEventListener('load', () => {
      resolve();
    });
    element.addEventListener('error', () => {
      // A link in the page counts as a loaded file, so a failed one is removed and the next use requests it again.
      element.remove();
      reject(new Error(href));
    });
    if (srcSet !== undefined && sizes !== undefined) {
      element.setAttribute('imagesizes', sizes);
      element.setAttribute('imagesrcset', srcSet);
    }
    element.href = href;
    document.head.append(element);
  });

/** Requests a file before it is needed. */
export const preload = async (href: string, as: Kind, sizes: Sizes = {}): Promise<void> => {
  await link(href, as, sizes).catch(() => undefined);
};

/** The same for a picture, in the size that the page will show. */
export const preloadPicture = (src: string, slot: PictureSlot): Promise<void> =>
  preload(src, 'image', pictureSizes(src, slot));
