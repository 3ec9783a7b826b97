import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/IconButton';
import { ShopDialog } from '../../ui/ShopDialog';
import { Picture } from '../../ui/Picture';
import styles from './ZoomDialog.module.css';
import { MINUS, PLUS } from '../../ui/lazyOutlines';

interface ZoomDialogProps {
  photos: readonly string[];
  altOf: (src: string | null) => string;
  current: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

const LEVELS = [styles.whole, styles.double, styles.triple] as const;
/** Distance that one press of an arrow key moves an enlarged photo. */
const STEP_PX = 80;
const ARROWS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
};

/** Full-window photo viewer: zooms by keys, buttons, press or pinch, and pans by scrolling. */
export const ZoomDialog = ({ photos, altOf, current, onShow, onClose }: ZoomDialogProps) => {
  const [level, setLevel] = useState(0);
  const view = useRef<HTMLDivElement>(null);
  const last = photos.length - 1;

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
  }, [level, current]);

  const enlarge = (by: number) => {
    setLevel((now) => Math.max(0, Math.min(now + by, LEVELS.length - 1)));
  };
  const show = (index: number) => {
    setLevel(0);
    onShow(index);
  };
  // Native scrolling by key needs the focus on the photo, but after a press it is on a toolbar button.
  const move = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by || !view.current) return;
    event.preventDefault();
    view.current.scrollLeft += by[0];
    view.current.scrollTop += by[1];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') enlarge(1);
    else if (event.key === '-') enlarge(-1);
    else if (level > 0) move(event);
    else if (event.key === 'ArrowLeft') show(current - 1);
    else if (event.key === 'ArrowRight') show(current + 1);
  };

  return (
    <ShopDialog title={altOf(null)} size="full" onClose={onClose} onKeyDown={onKeyDown}>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a scrolling box must be focusable for the keyboard */}
      <div ref={view} className={styles.view} role="region" aria-label="Enlarged photo" tabIndex={0}>
        <button
          type="button"
          className={cx(styles.photo, LEVELS[level])}
          aria-label={level === 0 ? 'Enlarge the photo' : 'Show the whole photo'}
          onClick={() => {
            setLevel(level === 0 ? 1 : 0);
          }}
        >
          <Picture
            key={photos[current]}
            src={photos[current] ?? null}
            alt={altOf(photos[current] ?? null)}
            slot="zoom"
            priority
            errorText="The image cannot be loaded"
          />
        </button>
      </div>
      <div className={styles.bar}>
        <IconButton
          icon="left"
          label="Previous photo"
          aria-disabled={current === 0}
          onClick={() => show(current - 1)}
        />
        <p className={styles.count} aria-live="polite">
          {current + 1} / {photos.length}
        </p>
        <IconButton
          icon="right"
          label="Next photo"
          aria-disabled={current === last}
          onClick={() => show(current + 1)}
        />
        <span className={styles.gap} />
        <IconButton icon={MINUS} label="Zoom out" aria-disabled={level === 0} onClick={() => enlarge(-1)} />
        <IconButton
          icon={PLUS}
          label="Zoom in"
          aria-disabled={level === LEVELS.length - 1}
          onClick={() => enlarge(1)}
        />
      </div>
    </ShopDialog>
  );
};
