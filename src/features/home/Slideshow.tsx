import { useRef } from 'react';
import type { Slide } from '../../contract/slide';
import { IconButton } from '../../ui/IconButton';
import { PlainSlides } from './PlainSlides';
import styles from './Slideshow.module.css';
import { useRotation } from './useRotation';
import { useTakeover } from './useTakeover';

/**
 * The first slide is painted plainly, at once; what moves the slides comes when the page is done with everything else
 * and takes over without anything changing its place.
 */
export const Slideshow = ({ slides }: { slides: readonly Slide[] }) => {
  const stage = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const hadFocusRef = useRef(false);
  const isSeveral = slides.length > 1;
  const takeover = useTakeover(stage, isSeveral);
  const { isPlaying, isRunning, toggle, stop, setHeld } = useRotation();

  return (
    // The region only notices that somebody has come; nothing in it is operated by these.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <section
      aria-roledescription="carousel"
      aria-label="Highlights"
      className={styles.slideshow}
      onPointerEnter={({ pointerType }) => {
        // A finger comes and goes; only a mouse stays to read.
        setHeld(pointerType === 'mouse');
      }}
      onPointerLeave={() => {
        setHeld(false);
      }}
      onFocus={() => {
        // The press that stops must not first stop and then, as a click, start again.
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
          <takeover.Slides slides={slides} isRunning={isRunning} onMoved={stop} hadFocusRef={hadFocusRef} />
        )}
      </div>
    </section>
  );
};
