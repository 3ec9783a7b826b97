import type { PointerEvent } from 'react';
import { Picture } from '../../ui/Picture';
import styles from './Gallery.module.css';

interface PhotoButtonProps {
  src: string;
  alt: string;
  /** 'Zoom photo 2 of 6' */
  label: string;
  priority?: boolean;
  onZoom: () => void;
}

/**
 * The enlargement under a mouse stays at its place: the point under it is the one that does not move. A mouse that
 * rests where a photo appears, because its card was just clicked there, has not asked for one.
 */
const follow = ({ currentTarget, clientX, clientY, movementX, movementY, pointerType }: PointerEvent<HTMLElement>) => {
  if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
  currentTarget.dataset.near = '';
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--x', `${((clientX - left) / width) * 100}%`);
  currentTarget.style.setProperty('--y', `${((clientY - top) / height) * 100}%`);
};

const leave = ({ currentTarget }: PointerEvent<HTMLElement>) => {
  delete currentTarget.dataset.near;
};

/** One large photo: larger under a mouse, and in a dialog of its own when pressed. */
export const PhotoButton = ({ src, alt, label, priority, onZoom }: PhotoButtonProps) => (
  <button
    type="button"
    className={styles.photo}
    aria-label={`${label}: ${alt}`}
    onPointerMove={follow}
    onPointerLeave={leave}
    onClick={onZoom}
  >
    <Picture src={src} alt={alt} slot="photo" priority={priority} failure="The image cannot be loaded" />
  </button>
);
