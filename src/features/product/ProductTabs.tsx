import { useState } from 'react';
import { SAMPLE_REVIEW_COUNT } from '../../config/constants';
import type { Product } from '../../contract/product';
import { Tabs } from '../../ui/Tabs';
import { additionalInfo } from './additionalInfo';
import styles from './ProductTabs.module.css';
import { ReviewForm } from './ReviewForm';
import { SafeHtml } from './SafeHtml';
import { SampleReviews } from './SampleReviews';

const AdditionalInfo = ({ product }: { product: Product }) => {
  const rows = additionalInfo(product);
  if (rows.length === 0) return <p>There is no additional information.</p>;
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

const Reviews = ({ product }: { product: Product }) => (
  <div className={styles.reviews}>
    <SampleReviews />
    <ReviewForm title={product.title} />
  </div>
);

const Description = ({ html }: { html: string }) =>
  html.trim() === '' ? <p>There is no description.</p> : <SafeHtml html={html} />;

export const ProductTabs = ({ product }: { product: Product }) => {
  const [current, setCurrent] = useState('description');
  return (
    <Tabs
      label="About this product"
      current={current}
      onChange={setCurrent}
      tabs={[
        { id: 'description', label: 'Description', content: <Description html={product.description} /> },
        { id: 'info', label: 'Additional Information', content: <AdditionalInfo product={product} /> },
        { id: 'reviews', label: `Reviews (${SAMPLE_REVIEW_COUNT})`, content: <Reviews product={product} /> },
      ]}
    />
  );
};
