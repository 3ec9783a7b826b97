import { useEffect, useRef, useState } from 'react';
import { notOpened } from '../../api/apiEvents';
import { setPicture } from '../../config/pictureSizes';
import { savesData } from '../../lib/savesData';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import { useChunk } from '../../ui/useChunk';
import { overlayClosed, overlayOpened, selectIsOpen } from '../overlays/overlaysSlice';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './Gallery.module.css';
import { GalleryThumbs } from './GalleryThumbs';
import { PhotoButton } from './PhotoButton';
import { useIdle } from '../../ui/useIdle';
import { useGrowFromCard } from './useGrowFromCard';

interface GalleryProps {
  photos: readonly string[];
  altOf: (src: string | null) => string;
  /** Index of the chosen variant's photo; when it changes, the gallery moves there. */
  at: number;
}

const loadSlick = () => import(/* webpackChunkName: "slick-gallery" */ './slickGallery');
const loadZoom = () => import(/* webpackChunkName: "zoom" */ './ZoomDialog');

/** The product's photos. The first one renders without the slider, which loads when the page is idle. */
export const Gallery = ({ photos, altOf, at }: GalleryProps) => {
  const [{ index, from }, setPlace] = useState({ index: at, from: at });
  const dispatch = useAppDispatch();
  const isZoomed = useAppSelector((state) => selectIsOpen(state, 'zoom'));
  const closeZoom = () => dispatch(overlayClosed('zoom'));
  const isIdle = useIdle();
  const slick = useChunk(loadSlick, isIdle && photos.length > 1);
  const zoom = useChunk(loadZoom, isZoomed, () => {
    closeZoom();
    dispatch(notOpened());
  });
  if (from !== at) setPlace({ index: at, from: at });

  const last = photos.length - 1;
  const current = Math.min(index, Math.max(last, 0));
  const show = (next: number) => {
    setPlace({ index: Math.max(0, Math.min(next, last)), from: at });
  };
  const gallery = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useGrowFromCard(stage);
  const openedAt = useRef<number | null>(null);
  const photo = (src: string, position: number) => (
    <PhotoButton
      key={src}
      src={src}
      alt={altOf(src)}
      label={`Zoom photo ${position + 1} of ${photos.length}`}
      priority={position === current}
      onZoom={({ currentTarget }) => {
        // Safari does not focus a pressed button, and the focus must return to it.
        currentTarget.focus();
        openedAt.current = position;
        dispatch(overlayOpened('zoom'));
      }}
    />
  );

  // When another photo was chosen in the dialog, the button that opened it cannot be focused: focus the gallery.
  useEffect(() => {
    if (isZoomed || openedAt.current === null) return;
    if (openedAt.current !== current) gallery.current?.focus({ preventScroll: true });
    openedAt.current = null;
  }, [current, isZoomed]);

  useEffect(() => {
    // Prefetch the next photo, the likeliest to be opened.
    const next = photos[current + 1];
    if (!isIdle || next === undefined || savesData(navigator)) return;
    setPicture(new Image(), next, 'photo');
  }, [photos, current, isIdle]);

  return (
    <section ref={gallery} tabIndex={-1} className={styles.gallery} aria-label="Photos" aria-roledescription="carousel">
      <div ref={stage} className={styles.stage}>
        {photos.length === 0 && <Picture src={null} alt={altOf(null)} />}
        {slick ? (
          <slick.SlickGallery current={current} perView={1} onChange={show}>
            {photos.map(photo)}
          </slick.SlickGallery>
        ) : (
          photos.slice(current, current + 1).map((src) => photo(src, current))
        )}
        {photos.length > 1 && (
          // The keyboard reaches every photo through the thumbnails.
          <>
            <IconButton
              icon="left"
              label="Previous photo"
              className={styles.previous}
              tabIndex={-1}
              aria-disabled={current === 0}
              onClick={() => show(current - 1)}
            />
            <IconButton
              icon="right"
              label="Next photo"
              className={styles.next}
              tabIndex={-1}
              aria-disabled={current === last}
              onClick={() => show(current + 1)}
            />
            <p className={styles.count} aria-live="polite">
              <VisuallyHidden>Photo </VisuallyHidden>
              {current + 1} / {photos.length}
            </p>
          </>
        )}
        {photos.length > 0 && (
          <span className={styles.hint}>
            <Icon name="search" size={20} />
          </span>
        )}
      </div>
      {photos.length > 1 && <GalleryThumbs photos={photos} current={current} onShow={show} slick={slick} />}
      {isZoomed && zoom && (
        <zoom.ZoomDialog photos={photos} altOf={altOf} current={current} onShow={show} onClose={closeZoom} />
      )}
    </section>
  );
};
