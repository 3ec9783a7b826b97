import { useEffect, useRef, useState } from 'react';
import { SCROLL_TOP_AFTER } from '../../../config/constants';
import { cx } from '../../../ui/cx';
import { IconButton } from '../../../ui/IconButton';
import { prefersReducedMotion } from '../../../ui/useMediaQuery';
import styles from './ScrollToTop.module.css';
import { useClearLift } from './useClearLift';

/** The button that scrolls back to the top; shown far down the page. */
export const ScrollToTop = () => {
  const [isFar, setIsFar] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const lift = useClearLift(button, isFar);
  useEffect(() => {
    const look = () => {
      setIsFar(window.scrollY > SCROLL_TOP_AFTER);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
    };
  }, []);
  if (!isFar) return null;
  return (
    <IconButton
      ref={button}
      icon="M12 20V4.5M5.5 11 12 4.5 18.5 11"
      label="Back to top"
      className={cx(styles.button, lift === null && styles.covering)}
      style={{ transform: `translateY(-${lift ?? 0}px)` }}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
      }}
    />
  );
};
