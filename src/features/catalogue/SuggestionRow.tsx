import { isStartPrice, listPrice } from '../../domain/price';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/iconPaths';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import { TRASH } from '../../ui/lazyOutlines';
import styles from './SuggestionPanel.module.css';
import type { Suggestion } from './suggestions';

const ICONS: Record<Exclude<Suggestion['kind'], 'product'>, IconName> = {
  recent: 'search',
  forget: TRASH,
  meant: 'search',
  term: 'search',
  category: 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5',
  all: 'search',
};

export const SuggestionRow = ({ suggestion, currency }: { suggestion: Suggestion; currency: string }) => {
  const { kind, text, product } = suggestion;
  if (kind === 'product' && product) {
    const prices = listPrice(product);
    return (
      <>
        <Picture src={product.imgSrc} alt="" slot="thumb" className={styles.picture} />
        <span className={styles.text}>
          {text}
          <span className={styles.price}>
            <Price amount={prices.price} currency={currency} isStart={isStartPrice(prices)} />
          </span>
        </span>
      </>
    );
  }
  return (
    <>
      {kind !== 'product' && <Icon name={ICONS[kind]} size={18} className={styles.icon} />}
      <span className={styles.text}>{text}</span>
      {kind === 'category' && <span className={styles.note}>Category</span>}
    </>
  );
};
