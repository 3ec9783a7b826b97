import { createSelector } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import { readCredit } from '../../contract/credit';
import type { Product } from '../../contract/product';
import { lowestMonthlyPayment } from '../../domain/creditTerms';
import { listPrice } from '../../domain/price';
import { isSoldOut, stockOf } from '../../domain/stock';
import { formatPrice, type PriceAmount, unbrokenPrice } from '../../lib/money';
import { useAppSelector } from '../../store/hooks';
import { useRecorded } from '../../ui/useRecorded';
import { selectBusiness, useBusiness } from '../business/useBusiness';
import styles from './CreditPlanner.module.css';
import { CreditPlansDrawer } from './CreditPlansDrawer';

/** A product of a list, or a sum; null if it cannot be paid. */
type MonthlyPriceLineProps = { product: Product; total?: never } | { product?: never; total: PriceAmount };

const selectCredit = createSelector([selectBusiness], (business) => readCredit(business?.credit));

const priceOf = (product: Product): PriceAmount => (isSoldOut(stockOf(product)) ? null : listPrice(product).price);

/** The lowest monthly payment, as a button that shows all durations. Nothing if this is not sold on credit. */
export const MonthlyPriceLine = ({ product, total = product ? priceOf(product) : null }: MonthlyPriceLineProps) => {
  const credit = useAppSelector(selectCredit);
  const { currency } = useBusiness();
  const [isPressed, setIsPressed] = useState(false);
  const isOpen = useRecorded(`creditPlans-${product?.id ?? ''}`, isPressed, false);
  const monthly = useMemo(() => total && credit && lowestMonthlyPayment(total, credit), [total, credit]);
  if (!total || credit === null || monthly === null) return null;
  return (
    <>
      <button
        type="button"
        className={styles.from}
        aria-haspopup="dialog"
        aria-label={product && `from ${formatPrice(monthly, currency)} a month: ${product.title}`}
        onClick={({ currentTarget }) => {
          // Safari does not focus a pressed button, and the focus must return to it.
          currentTarget.focus();
          setIsPressed(true);
        }}
      >
        from {unbrokenPrice(monthly, currency)} a month
      </button>
      {isOpen && (
        <CreditPlansDrawer
          total={total}
          credit={credit}
          currency={currency}
          title={product?.title}
          onClose={() => {
            setIsPressed(false);
          }}
        />
      )}
    </>
  );
};
