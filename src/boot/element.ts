import { type PictureSlot, setPicture } from '../config/pictureSizes';

/** An element with its class and what is in it. */
export const element = (name: string, className: string, ...inside: (Node | string)[]): HTMLElement => {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...inside);
  return made;
};

type Size = readonly [width: number, height: number];

/** A picture as Picture draws it, so that nothing is fetched or laid out anew when the page takes over. */
export const picture = (
  src: string,
  slot: PictureSlot,
  [width, height]: Size,
  { isFirst = true, frame: frameClass = '' } = {},
) => {
  const image = document.createElement('img');
  Object.assign(image, { className: 'Picture-image', alt: '', width, height });
  Object.assign(image, isFirst ? { decoding: 'sync', fetchPriority: 'high' } : { decoding: 'async', loading: 'lazy' });
  setPicture(image, src, slot);
  const frame = element('span', `Picture-frame ${frameClass}`.trim(), image);
  frame.style.aspectRatio = `${width} / ${height}`;
  return frame;
};

/** A line that nobody can fill yet. */
export const ghostLine = (width: 25 | 40 | 60 | 80): HTMLElement => element('span', `Skeleton-line Skeleton-w${width}`);
