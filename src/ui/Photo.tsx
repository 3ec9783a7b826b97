import type { ReactEventHandler } from 'react';
import { type PictureSlot, pictureSizes } from '../config/pictureSizes';
import { cx } from './cx';
import styles from './Picture.module.css';

export interface PhotoProps {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** Displayed width on the page. */
  slot?: PictureSlot;
  /** On the first screen: loaded at once and before other pictures. */
  priority?: boolean | undefined;
  className?: string | undefined;
  onError?: ReactEventHandler;
}

/** An image in a frame of fixed ratio; its address has been checked. */
export const Photo = ({
  src,
  alt,
  width = 674,
  height = 674,
  slot = 'card',
  priority,
  className,
  onError,
}: PhotoProps) => (
  <span className={cx(styles.frame, className)} style={{ aspectRatio: `${width} / ${height}` }}>
    <img
      className={styles.image}
      {...pictureSizes(src, slot)}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      src={src}
      onError={onError}
    />
  </span>
);
