import type { PriceAmount } from '../../lib/money';
import { useChunk } from '../../ui/useChunk';
import { useFeature } from '../business/useFeature';
import styles from './CreditPlanner.module.css';

const loadLine = () => import(/* webpackChunkName: "credit" */ './MonthlyPriceLine');

/** `from GHS 195.00 a month` for a sum that can be paid, if the back end announces its credit terms. */
export const MonthlyPrice = ({ total }: { total: PriceAmount }) => {
  const isAnnounced = useFeature('credit_terms');
  const line = useChunk(loadLine, isAnnounced);
  return isAnnounced && <div className={styles.place}>{line && <line.MonthlyPriceLine total={total} />}</div>;
};
