import { useState } from 'react';
import type { Product } from '../../contract/product';
import { savesData } from '../../lib/savesData';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import styles from './CardPictures.module.css';

interface CardPicturesProps {
  product: Pick<Product, 'title' | 'altText' | 'imgSrc' | 'secondImage'>;
  priority?: boolean | undefined;
}

/**
 * The product's picture and an optional second one, which is fetched when the pointer nears the arrows. The arrows are
 * not tab stops: a list has many of them, and the product page shows all pictures.
 */
export const CardPictures = ({ product, priority }: CardPicturesProps) => {
  const { title, imgSrc, secondImage } = product;
  const [near, setNear] = useState(false);
  const [turned, setTurned] = useState(false);
  const alt = product.altText || title;
  if (secondImage === null || secondImage === imgSrc) return <Picture src={imgSrc} alt={alt} priority={priority} />;

  const prefetchSecond = () => {
    if (!savesData(navigator)) setNear(true);
  };
  const toggle = () => {
    setNear(true);
    setTurned(!turned);
  };
  const arrow = (icon: 'left' | 'right', name: string, side: string | undefined) => (
    <IconButton
      icon={icon}
      size={18}
      tabIndex={-1}
      label={`${name} picture of ${title}`}
      className={cx(styles.arrow, side)}
      onPointerEnter={prefetchSecond}
      onFocus={prefetchSecond}
      onClick={toggle}
    />
  );
  return (
    <div className={styles.pictures}>
      {/* The first picture is hidden from assistive technology too while the second one covers it. */}
      <div aria-hidden={turned || undefined}>
        <Picture src={imgSrc} alt={alt} priority={priority} />
      </div>
      {near && (
        <div className={cx(styles.second, turned && styles.shown)} aria-hidden={!turned || undefined}>
          <Picture src={secondImage} alt={`${title}, another view`} />
        </div>
      )}
      {arrow('left', 'Previous', styles.previous)}
      {arrow('right', 'Next', styles.next)}
    </div>
  );
};
