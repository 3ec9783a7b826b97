import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PAGE_ID } from '../../ui/background';
import { Price } from '../../ui/Price';
import { useBarHeight } from '../../ui/useBarHeight';
import styles from './BuyBar.module.css';
import type { Offer } from './offerOf';

interface BuyBarProps {
  title: string;
  offer: Offer;
  currency: string;
  children: ReactNode;
}

/** Price and button at the foot of a phone's window while the page's own are out of sight. */
export const BuyBar = ({ title, offer, currency, children }: BuyBarProps) => {
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  return createPortal(
    <section ref={bar} className={styles.bar} data-buy-bar="" aria-label={`Buy ${title}`}>
      <div className={styles.words}>
        <Price amount={offer.price} old={offer.old} currency={currency} />
        {offer.stock && <span className={styles.stock}>{offer.stock}</span>}
      </div>
      {children}
    </section>,
    // Part of the page, so that a drawer over the page takes it out of reach as well.
    document.getElementById(PAGE_ID) ?? document.body,
  );
};
