import { type PictureSlot, setPicture } from '../config/pictureSizes';

/** Creates an element with its class and children. */
export const element = (name: string, className: string, ...inside: (Node | string)[]): HTMLElement => {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...inside);
  return made;
};

type Size = readonly [width: number, height: number];

/** The same markup as Picture, so that nothing is fetched or laid out again when the page takes over. */
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

/** A placeholder line for text that has not loaded. */
export const skeletonLine = (width: 25 | 40 | 60 | 80): HTMLElement =>
  element('span', `Skeleton-line Skeleton-w${width}`);
