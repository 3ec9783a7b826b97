import 'slick-carousel/slick/slick.css';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import Slider from 'react-slick';
import { SLIDE_DELAY } from '../../config/constants';
import type { Slide } from '../../contract/slide';
import { usePrefersReducedMotion } from '../../ui/useMediaQuery';
import { SlideCard } from './SlideCard';
import styles from './Slideshow.module.css';
import { useInertSlides } from '../../ui/useInertSlides';

export interface SlickSlidesProps {
  slides: readonly Slide[];
  isRunning: boolean;
  /** The shopper has moved the slides by hand. */
  onMoved: () => void;
  /** Whether the plain slide's button had the focus: the same button then gets it here. */
  hadFocusRef: RefObject<boolean>;
}

const FADE = 500;

const dotLabel = (slides: readonly Slide[], index: number): string => {
  const title = slides[index]?.title.trim();
  return `Show slide ${index + 1} of ${slides.length}${title ? `: ${title}` : ''}`;
};

/** Renders the slides with slick, which fades and loops them and draws the bullets; the parent controls rotation. */
export const SlickSlides = ({ slides, isRunning, onMoved, hadFocusRef }: SlickSlidesProps) => {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const [current, setCurrent] = useState(0);
  // Pictures load up to the slide shown, and one ahead while the slides rotate: most visits leave before the last one.
  const [lastLoaded, setLastLoaded] = useState(0);
  const lastNeeded = isRunning ? current + 1 : current;
  if (lastNeeded > lastLoaded) setLastLoaded(lastNeeded);
  // Every change that the timer did not cause was made by the shopper.
  const byTimer = useRef(false);
  const isReduced = usePrefersReducedMotion();
  useInertSlides(root);

  useLayoutEffect(() => {
    if (!hadFocusRef.current) return;
    root.current?.querySelector<HTMLElement>('.slick-active a')?.focus({ preventScroll: true });
  }, [hadFocusRef]);

  // slick's own timer ignores the pause button and reduced motion, and is 50 ms late each time.
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      byTimer.current = true;
      slider.current?.slickNext();
    }, SLIDE_DELAY);
    return () => {
      clearInterval(timer);
    };
  }, [current, isRunning]);

  return (
    <div ref={root}>
      <Slider
        ref={slider}
        fade
        infinite
        waitForAnimate={false}
        dots
        arrows={false}
        // Arrow keys would hide the very slide whose link has the focus.
        accessibility={false}
        draggable={false}
        speed={isReduced ? 0 : FADE}
        dotsClass={styles.dots ?? ''}
        appendDots={(dots) => <ul aria-label="Slides">{dots}</ul>}
        customPaging={(index) => (
          <button
            type="button"
            className={styles.dot}
            aria-label={dotLabel(slides, index)}
            aria-current={index === current || undefined}
            data-current={index === current || undefined}
          />
        )}
        beforeChange={(_from, to) => {
          setCurrent(to);
          if (!byTimer.current) onMoved();
          byTimer.current = false;
        }}
      >
        {slides.map((slide, index) => (
          <div key={slide.id}>
            <SlideCard slide={slide} position={index + 1} count={slides.length} withoutPicture={index > lastLoaded} />
          </div>
        ))}
      </Slider>
    </div>
  );
};
