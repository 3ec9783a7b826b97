import { useEffect, useState } from 'react';
import { SCROLL_TOP_AFTER } from '../../config/constants';
import { IconButton } from '../../ui/IconButton';
import { useMediaQuery } from '../../ui/useMediaQuery';
import styles from './ScrollToTop.module.css';

export const ScrollToTop = () => {
  const [isFar, setIsFar] = useState(false);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
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
      icon="arrowUp"
      label="Back to top"
      className={styles.button}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
      }}
    />
  );
};
