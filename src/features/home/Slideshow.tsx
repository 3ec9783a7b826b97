import { useRef } from 'react';
import { useGetSlidesQuery } from '../../api/catalogueApi';
import type { Slide } from '../../contract/slide';
import { IconButton } from '../../ui/IconButton';
import { PlainSlides } from './PlainSlides';
import styles from './Slideshow.module.css';
import { SlideshowSkeleton } from './SlideshowSkeleton';
import { useRotation } from './useRotation';
import { useTakeover } from './useTakeover';

/**
 * Renders a static first slide at once; the rotating slides load when the page is idle and replace it without a layout
 * shift.
 */
export const Slideshow = ({ slides }: { slides: readonly Slide[] }) => {
  const stage = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const hadFocusRef = useRef(false);
  const isSeveral = slides.length > 1;
  const takeover = useTakeover(stage, isSeveral);
  const { isPlaying, isRunning, toggle, stop, setPaused } = useRotation();

  return (
    // These handlers only observe pointer and focus to pause the slides; they do not make the section a control.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <section
      aria-roledescription="carousel"
      aria-label="Highlights"
      className={styles.slideshow}
      onPointerEnter={({ pointerType }) => {
        // Only a mouse can hover; a touch ends at once.
        setPaused(pointerType === 'mouse');
      }}
      onPointerLeave={() => {
        setPaused(false);
      }}
      onFocus={() => {
        // A press also focuses the button: stopping here would make its click restart the slideshow.
        if (!pressed.current) stop();
      }}
    >
      {isSeveral && (
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? 'Pause the slideshow' : 'Start the slideshow'}
          className={styles.control}
          onPointerDown={() => {
            pressed.current = true;
          }}
          onBlur={() => {
            pressed.current = false;
          }}
          onClick={() => {
            pressed.current = false;
            toggle();
          }}
        />
      )}
      <div ref={stage} className={styles.stage} aria-live={isPlaying ? 'off' : 'polite'}>
        {takeover === null ? (
          <PlainSlides slides={slides} hadFocusRef={hadFocusRef} />
        ) : (
          <takeover.SlickSlides slides={slides} isRunning={isRunning} onMoved={stop} hadFocusRef={hadFocusRef} />
        )}
      </div>
    </section>
  );
};

/** Hidden where the shop has no slides. */
export const HomeSlides = () => {
  const { data, isFetching } = useGetSlidesQuery();
  if (data && data.length > 0) return <Slideshow slides={data} />;
  return isFetching ? <SlideshowSkeleton /> : null;
};
