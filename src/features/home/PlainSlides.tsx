import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Slide } from '../../contract/slide';
import { SlideCard } from './SlideCard';
import styles from './Slideshow.module.css';

interface PlainSlidesProps {
  slides: readonly Slide[];
  /** Set as they leave the page: whether the shopper stands on one of their buttons. */
  hadFocusRef: RefObject<boolean>;
}

/** The first slide as it stays, over the unseen words of the others: the tallest gives the height, here and later. */
export const PlainSlides = ({ slides, hadFocusRef }: PlainSlidesProps) => {
  const stack = useRef<HTMLDivElement>(null);
  // The last moment before the focus is lost: it may come while those that move are being rendered.
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
            <SlideCard slide={slide} position={index + 1} count={slides.length} reserves={index > 0} />
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
