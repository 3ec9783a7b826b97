import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Slide } from '../../contract/slide';
import { SlideCard } from './SlideCard';
import styles from './Slideshow.module.css';

interface PlainSlidesProps {
  slides: readonly Slide[];
  /** Set on unmount: whether a button of these slides has the focus. */
  hadFocusRef: RefObject<boolean>;
}

/** The first slide, over the hidden text of the others: the tallest slide sets the height, here and with slick. */
export const PlainSlides = ({ slides, hadFocusRef }: PlainSlidesProps) => {
  const stack = useRef<HTMLDivElement>(null);
  // Read on unmount, not earlier: a button may get the focus while the rotating slides are being rendered.
  useLayoutEffect(() => {
    const node = stack.current;
    return () => {
      hadFocusRef.current = node?.contains(document.activeElement) ?? false;
    };
  }, [hadFocusRef]);
  return (
    <>
      <div ref={stack} className={styles.stack}>
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            className={index > 0 ? styles.reserve : undefined}
            inert={index > 0}
            aria-hidden={index > 0 || undefined}
          >
            <SlideCard slide={slide} position={index + 1} count={slides.length} withoutPicture={index > 0} />
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.dots} aria-hidden="true">
          {slides.map((slide, index) => (
            <span key={slide.id} className={styles.dot} data-current={index === 0 || undefined} />
          ))}
        </div>
      )}
    </>
  );
};
