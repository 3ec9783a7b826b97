import { type ReactNode, useId } from 'react';
import styles from './Carousel.module.css';
import { cx } from './cx';
import { IconButton } from './IconButton';
import { useCarouselScroll } from './useCarouselScroll';
import { useIsNear } from './useIsNear';

interface CarouselProps {
  /** The accessible name of the list. */
  label: string;
  items: readonly { key: string; node: ReactNode }[];
  /** Heading and links, on one line with the buttons. */
  head: ReactNode;
  /** Width of an item. */
  size?: 'card' | 'round';
  /** Whether going past the end returns to the start. */
  loops?: boolean;
}

/**
 * A row that scrolls natively: finger, wheel and Tab work as in any scrolling box, and the buttons serve shoppers who
 * cannot drag. Nothing moves on its own.
 */
export const Carousel = ({ label, items, head, size = 'card', loops = false }: CarouselProps) => {
  const id = useId();
  const { list, overflows, atStart, atEnd, go } = useCarouselScroll(items.length, loops);
  const isInWindow = useIsNear(list, '0px');
  const button = (direction: -1 | 1) => {
    const isOff = !loops && (direction < 0 ? atStart : atEnd);
    return (
      <IconButton
        icon={direction < 0 ? 'left' : 'right'}
        label={`${direction < 0 ? 'Previous' : 'Next'}: ${label}`}
        aria-controls={id}
        aria-disabled={isOff || undefined}
        className={styles.button}
        onClick={() => {
          if (!isOff) go(direction);
        }}
      />
    );
  };
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div className={styles.head}>
        {head}
        <div className={cx(styles.buttons, !overflows && styles.idle)}>
          {button(-1)}
          {button(1)}
        </div>
      </div>
      {/* Safari drops the list role from a list without bullets. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-redundant-roles */}
      <ul ref={list} id={id} role="list" className={cx(styles.list, styles[size], !isInWindow && styles.outside)}>
        {items.map(({ key, node }) => (
          <li key={key} className={styles.item}>
            {node}
          </li>
        ))}
      </ul>
    </div>
  );
};
