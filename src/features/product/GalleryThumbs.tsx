import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import styles from './Gallery.module.css';
import type { SlickGallery } from './slickGallery';

/** Number of visible thumbnails. */
const PER_VIEW = 4;

interface GalleryThumbsProps {
  photos: readonly string[];
  current: number;
  onShow: (index: number) => void;
  slick: { SlickGallery: typeof SlickGallery } | null;
}

export const GalleryThumbs = ({ photos, current, onShow, slick }: GalleryThumbsProps) => {
  const lastStart = Math.max(0, photos.length - PER_VIEW);
  // The current thumbnail is shown second, so that its neighbours on both sides can be clicked.
  const start = Math.min(Math.max(0, current - 1), lastStart);
  const thumb = (src: string, index: number) => (
    <div key={src} className={styles.thumbCell}>
      <button
        type="button"
        className={styles.thumb}
        aria-label={`Show photo ${index + 1} of ${photos.length}`}
        aria-current={index === current || undefined}
        onClick={() => onShow(index)}
      >
        <Picture src={src} alt="" slot="thumb" />
      </button>
    </div>
  );
  const hasMore = photos.length > PER_VIEW;
  return (
    <div className={styles.thumbs} data-more={hasMore || undefined}>
      <div className={styles.strip}>
        {slick && hasMore ? (
          <slick.SlickGallery current={start} perView={PER_VIEW}>
            {photos.map(thumb)}
          </slick.SlickGallery>
        ) : (
          <div className={styles.row}>
            {photos.slice(start, start + PER_VIEW).map((src, offset) => thumb(src, start + offset))}
          </div>
        )}
      </div>
      {hasMore && (
        <div className={styles.thumbArrows}>
          <IconButton
            icon="left"
            size={18}
            label="Earlier photos"
            tabIndex={-1}
            aria-disabled={current === 0}
            onClick={() => onShow(current - PER_VIEW)}
          />
          <IconButton
            icon="right"
            size={18}
            label="Later photos"
            tabIndex={-1}
            aria-disabled={current === photos.length - 1}
            onClick={() => onShow(current + PER_VIEW)}
          />
        </div>
      )}
    </div>
  );
};
