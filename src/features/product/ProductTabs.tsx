import type { ReactNode } from 'react';
import { SAMPLE_REVIEW_COUNT } from '../../config/constants';
import type { Product } from '../../contract/product';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { TabPanels } from '../../ui/TabPanels';
import { useChunk } from '../../ui/useChunk';
import { useFeature } from '../business/useFeature';
import { selectTab, tabSelected } from '../overlays/overlaysSlice';
import { additionalInfo } from './additionalInfo';
import styles from './ProductTabs.module.css';
import { SafeHtml } from './SafeHtml';
import { useIdle } from '../../ui/useIdle';

const AdditionalInfo = ({ product }: { product: Product }) => {
  const rows = additionalInfo(product);
  if (rows.length === 0) return <p>There’s no additional information yet.</p>;
  return (
    <dl className={styles.info}>
      {rows.map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Description = ({ html }: { html: string }) =>
  html.trim() === '' ? <p>There’s no description yet.</p> : <SafeHtml html={html} />;

const BASE = 'about';
const loadBar = () => import(/* webpackChunkName: "tab-bar" */ '../../ui/TabBar');

interface ProductTabsProps {
  product: Product;
  reviews: (isShown: boolean) => ReactNode;
}

/** Description, additional information and reviews. The text renders at once, the tab bar when the page is idle. */
export const ProductTabs = ({ product, reviews }: ProductTabsProps) => {
  const current = useAppSelector((state) => selectTab(state, 'product'));
  const dispatch = useAppDispatch();
  const bar = useChunk(loadBar, useIdle());
  const reviewCount = useFeature('reviews') ? (product.reviews ?? 0) : SAMPLE_REVIEW_COUNT;
  const tabs = [
    { id: 'description', label: 'Description', content: <Description html={product.description} /> },
    { id: 'info', label: 'Additional Information', content: <AdditionalInfo product={product} /> },
    {
      id: 'reviews',
      label: `Reviews (${reviewCount})`,
      content: reviews(current === 'reviews'),
    },
  ] as const;
  return (
    <div>
      <div className={styles.bar}>
        {bar && (
          <bar.TabBar
            base={BASE}
            label="About this product"
            tabs={tabs}
            current={current}
            onChange={(tab) => {
              dispatch(tabSelected({ product: tab }));
            }}
          />
        )}
      </div>
      <TabPanels base={BASE} tabs={tabs} current={current} />
    </div>
  );
};
