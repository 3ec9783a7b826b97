import { useState } from 'react';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import styles from './PictureSlides.module.css';

const SLIDES = [1, 2, 3, 4];
const isSlide = (at: number): boolean => SLIDES.includes(at);

/** The product's picture as four slides, without wrap-around. A single tab stop; arrow keys change the slide. */
export const PictureSlides = ({ src, title }: { src: string | null; title: string }) => {
  const [at, setAt] = useState(1);
  const show = (to: number) => {
    if (isSlide(to)) setAt(to);
  };
  const button = (to: number, icon: 'left' | 'right', label: string) => {
    const isOff = !isSlide(to);
    return (
      <IconButton
        icon={icon}
        label={label}
        className={styles[icon]}
        tabIndex={-1}
        aria-disabled={isOff || undefined}
        onClick={() => {
          show(to);
        }}
      />
    );
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- handles a carousel's arrow keys
    <div
      className={styles.slides}
      role="group"
      aria-roledescription="carousel"
      aria-label={`Pictures of ${title}`}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the arrow keys need a focusable element
      tabIndex={0}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') show(at - 1);
        if (key === 'ArrowRight') show(at + 1);
      }}
    >
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
