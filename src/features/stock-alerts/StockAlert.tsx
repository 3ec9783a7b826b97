import type { Id } from '../../lib/ids';
import { useChunk } from '../../ui/useChunk';
import { useFeature } from '../business/useFeature';

const loadForm = () => import(/* webpackChunkName: "stock-alert" */ './StockAlertForm');

/** Offers a mail about a sold-out variant, if the back end sends such mails. */
export const StockAlert = ({ variantId }: { variantId: Id }) => {
  const form = useChunk(loadForm, useFeature('stock_alerts'));
  return form && <form.StockAlertForm key={variantId} variantId={variantId} />;
};
