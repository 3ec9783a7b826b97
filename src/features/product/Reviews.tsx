import { useChunk } from '../../ui/useChunk';
import styles from './ProductTabs.module.css';
import { SampleReviews } from './SampleReviews';

const loadForm = () => import(/* webpackChunkName: "review-form" */ './ReviewForm');

/** Sample reviews and the review form, which loads when the tab is first shown. */
export const Reviews = ({ title, isShown }: { title: string; isShown: boolean }) => {
  const form = useChunk(loadForm, isShown);
  return (
    <div className={styles.reviews}>
      <SampleReviews />
      {form && <form.ReviewForm title={title} />}
    </div>
  );
};
