import { savesData } from '../lib/savesData';
import { DESKTOP, TABLET } from './breakpoints';
import { env } from './env';

/** The width of a picture on the page. */
const SLOTS = {
  thumb: '96px',
  card: `(min-width: ${DESKTOP}px) 320px, (min-width: ${TABLET}px) 33vw, 50vw`,
  photo: `(min-width: ${TABLET}px) 50vw, 100vw`,
  slide: '100vw',
  /** Shown enlarged in the zoom dialog. */
  zoom: '200vw',
};
export type PictureSlot = keyof typeof SLOTS;

const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600];
/** Maximum width in data-saving mode. */
const LEAN = 480;

/** The sizes in which the retailer's server offers a picture, as an image's attributes; empty when it offers none. */
export const pictureSizes = (
  address: string,
  slot: PictureSlot,
  { template = env.pictureSizes, sparing = savesData(navigator) } = {},
): { srcSet?: string; sizes?: string } => {
  if (!template.includes('{width}') || !/^(https?:|\/)/.test(address) || /#|\.svg$/.test(address)) return {};
  // A comma or a space would end the address.
  const whole = address.replace(/[\s,]/g, encodeURIComponent);
  const ending = whole.includes('?') ? template.replace(/^\?/, '&') : template;
  const widths = sparing ? WIDTHS.filter((width) => width <= LEAN) : WIDTHS;
  const candidates = widths.map((width) => `${whole}${ending.replace('{width}', String(width))} ${width}w`);
  return { srcSet: candidates.join(', '), sizes: SLOTS[slot] };
};

/** Makes the browser fetch an image in its displayed size. */
export const setPicture = (image: HTMLImageElement, address: string, slot: PictureSlot): void => {
  const { srcSet, sizes } = pictureSizes(address, slot);
  if (srcSet !== undefined) Object.assign(image, { sizes, srcset: srcSet });
  image.src = address;
};
