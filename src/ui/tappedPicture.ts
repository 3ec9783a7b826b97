/** The picture of the card whose link the shopper followed last. */
interface TappedPicture {
  src: string;
  place: DOMRect;
  /** On the clock of performance.now(). */
  at: number;
}

let tapped: TappedPicture | null = null;

export const noteTappedPicture = (target: Element): void => {
  const picture = target.closest('a')?.closest('article')?.querySelector('img');
  tapped = picture ? { src: picture.src, place: picture.getBoundingClientRect(), at: performance.now() } : null;
};

/** Returns the picture once, so that a later visit to the page does not move from an old place. */
export const takeTappedPicture = (): TappedPicture | null => {
  const picture = tapped;
  tapped = null;
  return picture;
};
