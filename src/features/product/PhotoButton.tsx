import type { MouseEventHandler, PointerEvent } from 'react';
import { Picture } from '../../ui/Picture';
import styles from './Gallery.module.css';

interface PhotoButtonProps {
  src: string;
  alt: string;
  /** 'Zoom photo 2 of 6' */
  label: string;
  priority?: boolean;
  onZoom: MouseEventHandler<HTMLElement>;
}

/**
 * Zooms a photo around the point under the mouse. A mouse that rests where the photo appears (its card was just clicked
 * there) has not moved and does not zoom.
 */
const moveZoom = ({
  currentTarget,
  clientX,
  clientY,
  movementX,
  movementY,
  pointerType,
}: PointerEvent<HTMLElement>) => {
  if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
  currentTarget.dataset.near = '';
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--x', `${((clientX - left) / width) * 100}%`);
  currentTarget.style.setProperty('--y', `${((clientY - top) / height) * 100}%`);
};

const endZoom = ({ currentTarget }: PointerEvent<HTMLElement>) => {
  delete currentTarget.dataset.near;
};

/** One large photo: zooms on hover and opens the zoom dialog on press. */
export const PhotoButton = ({ src, alt, label, priority, onZoom }: PhotoButtonProps) => (
  <button
    type="button"
    className={styles.photo}
    aria-label={`${label}: ${alt}`}
    onPointerMove={moveZoom}
    onPointerLeave={endZoom}
    onClick={onZoom}
  >
    <Picture src={src} alt={alt} slot="photo" priority={priority} errorText="The image cannot be loaded" />
  </button>
);
