import { useState } from 'react';
import { type PictureSlot, pictureSizes } from '../config/pictureSizes';
import { safeImageUrl } from '../lib/safeUrl';
import { cx } from './cx';
import styles from './Picture.module.css';

interface PictureProps {
  src: string | null;
  alt: string;
  width?: number;
  height?: number;
  /** Displayed width on the page. */
  slot?: PictureSlot;
  /** On the first screen: loaded at once and before other pictures. */
  priority?: boolean | undefined;
  /** Shown in the picture's place when it cannot be loaded. */
  errorText?: string | undefined;
  className?: string | undefined;
}

/** A picture in a frame of fixed ratio, so that loading or failing never shifts the layout. */
export const Picture = ({
  src,
  alt,
  width = 674,
  height = 674,
  slot = 'card',
  priority,
  errorText,
  className,
}: PictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const address = safeImageUrl(src);
  const frame = cx(styles.frame, className);
  const ratio = { aspectRatio: `${width} / ${height}` };
  if (address === null || failed === address) {
    const words = address !== null && errorText ? errorText : '';
    return (
      <span
        className={cx(frame, styles.empty)}
        style={ratio}
        role="img"
        aria-label={words || alt || undefined}
        aria-hidden={!words && !alt ? true : undefined}
      >
        {words || (
          <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
            <path d="M6 10h36v28H6zM6 32l11-11 9 9 6-6 10 10M33 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5" />
          </svg>
        )}
      </span>
    );
  }
  return (
    <span className={frame} style={ratio}>
      <img
        className={styles.image}
        {...pictureSizes(address, slot)}
        src={address}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        onError={() => {
          setFailed(address);
        }}
      />
    </span>
  );
};
