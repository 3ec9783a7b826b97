import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PAGE_ID } from '../../ui/background';
import { Price } from '../../ui/Price';
import { useBarHeight } from '../../ui/useBarHeight';
import styles from './BuyBar.module.css';
import type { Offer } from './offerOf';

interface BuyBarProps {
  title: string;
  /** The options of the chosen variant; empty without options. */
  choice: string;
  offer: Offer;
  currency: string;
  children: ReactNode;
}

/** Sticky bar with price and button on a phone, shown while the page's own are out of view. */
export const BuyBar = ({ title, choice, offer, currency, children }: BuyBarProps) => {
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  return createPortal(
    <section ref={bar} className={styles.bar} data-buy-bar="" aria-label={`Buy ${title}`}>
      <div className={styles.words}>
        <Price amount={offer.price} old={offer.old} currency={currency} />
        <span className={styles.details}>
          {choice && <span className={styles.choice}>{choice}</span>}
          {offer.canBuy && offer.stock && <span className={styles.stock}>{offer.stock}</span>}
        </span>
      </div>
      {children}
    </section>,
    // Rendered inside the page, so that an open drawer makes the bar inert as well.
    document.getElementById(PAGE_ID) ?? document.body,
  );
};
