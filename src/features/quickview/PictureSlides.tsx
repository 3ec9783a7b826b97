import { useState } from 'react';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import styles from './PictureSlides.module.css';

const SLIDES = [1, 2, 3, 4];

/** The product's picture as four slides, one at a time; it ends at both ends. */
export const PictureSlides = ({ src, title }: { src: string | null; title: string }) => {
  const [at, setAt] = useState(1);
  const button = (to: number, icon: 'left' | 'right', label: string) => {
    const isOff = !SLIDES.includes(to);
    return (
      <IconButton
        icon={icon}
        label={label}
        className={styles[icon]}
        aria-disabled={isOff || undefined}
        onClick={() => {
          if (!isOff) setAt(to);
        }}
      />
    );
  };
  return (
    <div className={styles.slides} role="group" aria-roledescription="carousel" aria-label={`Pictures of ${title}`}>
      <div className={styles.window}>
        <div className={styles.track} data-at={at}>
          {SLIDES.map((slide) => (
            <div
              key={slide}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${slide} of ${SLIDES.length}`}
              aria-hidden={slide !== at || undefined}
            >
              <Picture src={src} alt={title} slot="photo" priority={slide === 1} />
            </div>
          ))}
        </div>
      </div>
      {button(at - 1, 'left', 'Previous picture')}
      {button(at + 1, 'right', 'Next picture')}
      <p className={styles.place} role="status" aria-label={`Picture ${at} of ${SLIDES.length}`}>
        {at} / {SLIDES.length}
      </p>
    </div>
  );
};
