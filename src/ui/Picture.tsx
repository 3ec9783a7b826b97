import { useState } from 'react';
import { safeImageUrl } from '../lib/safeUrl';
import { cx } from './cx';
import { Photo, type PhotoProps } from './Photo';
import styles from './Picture.module.css';

interface PictureProps extends Omit<PhotoProps, 'src' | 'onError'> {
  src: string | null;
  /** Shown in the picture's place when it cannot be loaded. */
  errorText?: string | undefined;
}

/** A picture in a frame of fixed ratio, so that loading or failing never shifts the layout. */
export const Picture = ({ src, errorText, ...photo }: PictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const address = safeImageUrl(src);
  if (address !== null && failed !== address) {
    return (
      <Photo
        {...photo}
        src={address}
        onError={() => {
          setFailed(address);
        }}
      />
    );
  }
  const { alt, width = 674, height = 674, className } = photo;
  const words = address !== null && errorText ? errorText : '';
  return (
    <span
      className={cx(styles.frame, className, styles.empty)}
      style={{ aspectRatio: `${width} / ${height}` }}
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
};
