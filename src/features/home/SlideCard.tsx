import { Fragment } from 'react';
import type { Slide } from '../../contract/slide';
import { cx } from '../../ui/cx';
import { Picture } from '../../ui/Picture';
import { SlideButton } from './SlideButton';
import styles from './SlideCard.module.css';
import { titleLines } from '../../lib/titleLines';

interface SlideCardProps {
  slide: Slide;
  position: number;
  count: number;
  /** The space is kept, but the picture is not loaded. */
  withoutPicture?: boolean;
}

const WIDTH = 1600;
const HEIGHT = 640;
/** Letters that fit a line of the title at its full size, on the narrowest panel. */
const LINE_FITS = 19;

export const SlideCard = ({ slide, position, count, withoutPicture = false }: SlideCardProps) => {
  const lines = titleLines(slide.title);
  const isLong = lines.some((line) => line.length > LINE_FITS);
  return (
    <div role="group" aria-roledescription="slide" aria-label={`${position} of ${count}`} className={styles.slide}>
      <div className={styles.media}>
        {!withoutPicture && (
          <Picture
            src={slide.imageSrc}
            alt=""
            width={WIDTH}
            height={HEIGHT}
            slot="slide"
            priority={position === 1}
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.text}>
        {slide.category && <p className={styles.kicker}>{slide.category}</p>}
        {lines.length > 0 && (
          <h2 className={cx(styles.title, isLong && styles.long)}>
            {lines.map((line, index) => (
              // The space separates the lines when a screen reader reads the title as one text.
              <Fragment key={index}>
                <span className={styles.line}>{line}</span>{' '}
              </Fragment>
            ))}
          </h2>
        )}
        <SlideButton slide={slide} />
      </div>
    </div>
  );
};
