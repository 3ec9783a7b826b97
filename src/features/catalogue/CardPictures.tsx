import { useState } from 'react';
import type { Product } from '../../contract/product';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import styles from './CardPictures.module.css';

interface CardPicturesProps {
  product: Pick<Product, 'title' | 'altText' | 'imgSrc' | 'secondImage'>;
  priority?: boolean | undefined;
}

/** The product's picture and, where there is one, its second. The second is fetched when somebody comes near the arrows. */
export const CardPictures = ({ product, priority }: CardPicturesProps) => {
  const { title, imgSrc, secondImage } = product;
  const [near, setNear] = useState(false);
  const [turned, setTurned] = useState(false);
  const alt = product.altText || title;
  if (secondImage === null || secondImage === imgSrc) return <Picture src={imgSrc} alt={alt} priority={priority} />;

  const come = () => {
    setNear(true);
  };
  const turn = () => {
    setNear(true);
    setTurned(!turned);
  };
  return (
    <div className={styles.pictures}>
      {/* Behind the second one the first is not there for anybody. */}
      <div aria-hidden={turned || undefined}>
        <Picture src={imgSrc} alt={alt} priority={priority} />
      </div>
      {near && (
        <div className={cx(styles.second, turned && styles.shown)} aria-hidden={!turned || undefined}>
          <Picture src={secondImage} alt={`${title}, another view`} />
        </div>
      )}
      <IconButton
        icon="left"
        size={18}
        label={`Previous picture of ${title}`}
        className={cx(styles.arrow, styles.previous)}
        onPointerEnter={come}
        onFocus={come}
        onClick={turn}
      />
      <IconButton
        icon="right"
        size={18}
        label={`Next picture of ${title}`}
        className={cx(styles.arrow, styles.next)}
        onPointerEnter={come}
        onFocus={come}
        onClick={turn}
      />
    </div>
  );
};
