import type { ReactNode } from 'react';
import type { Slide } from '../contract/slide';
import { titleLines } from '../lib/titleLines';
import { cx } from '../ui/cx';
import styles from './SlideCard.module.css';

/** Letters that fit a line of the title at its full size, on the narrowest panel. */
const LINE_FITS = 19;
/** The size of a slide's picture. */
export const SLIDE_SIZE = { width: 1600, height: 640 };

interface SlideViewProps {
  slide: Pick<Slide, 'category' | 'title'>;
  picture: ReactNode;
  button?: ReactNode;
}

/** A slide of the home page. React renders it, and the boot script paints the first one. */
export const SlideView = ({ slide, picture, button }: SlideViewProps) => {
  const lines = titleLines(slide.title);
  const isLong = lines.some((line) => line.length > LINE_FITS);
  return (
    <>
      <div className={styles.media}>{picture}</div>
      <div className={styles.text}>
        {slide.category && <p className={styles.kicker}>{slide.category}</p>}
        {lines.length > 0 && (
          <h2 className={cx(styles.title, isLong && styles.long)}>
            {lines.flatMap((line, index) => [
              <span key={index} className={styles.line}>
                {line}
              </span>,
              // Separates the lines when a screen reader reads the title as one text.
              ' ',
            ])}
          </h2>
        )}
        {button}
      </div>
    </>
  );
};
