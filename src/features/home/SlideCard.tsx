import type { Slide } from '../../contract/slide';
import { Picture } from '../../ui/Picture';
import styles from '../../views/SlideCard.module.css';
import { SLIDE_SIZE, SlideView } from '../../views/SlideView';
import { SlideButton } from './SlideButton';

interface SlideCardProps {
  slide: Slide;
  position: number;
  count: number;
  /** The space is kept, but the picture is not loaded. */
  withoutPicture?: boolean;
}

export const SlideCard = ({ slide, position, count, withoutPicture = false }: SlideCardProps) => (
  <div role="group" aria-roledescription="slide" aria-label={`${position} of ${count}`} className={styles.slide}>
    <SlideView
      slide={slide}
      picture={
        !withoutPicture && (
          <Picture {...SLIDE_SIZE} src={slide.imageSrc} alt="" slot="slide" priority={position === 1} />
        )
      }
      button={<SlideButton slide={slide} />}
    />
  </div>
);
