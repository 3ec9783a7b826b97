import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../config/paths';
import { Link } from '../../ui/Link';
import { SentAlert } from '../../ui/SentAlert';
import styles from '../product/Reviews.module.css';
import { WriteForm } from './WriteForm';

interface WriteReviewProps {
  code: string;
  isSignedIn: boolean;
  /** Undefined while it is not known. */
  canReview: boolean | undefined;
}

/** The form for customers who may write a review; everyone else reads why not. */
export const WriteReview = ({ code, isSignedIn, canReview }: WriteReviewProps) => {
  const { pathname, search } = useLocation();
  const [answer, setAnswer] = useState<string | null>(null);
  const content = () => {
    if (!isSignedIn) {
      return (
        <p>
          Customers who bought this can review it.{' '}
          <Link to={paths.auth} state={{ from: pathname + search }}>
            Sign in to write a review
          </Link>
        </p>
      );
    }
    if (answer !== null) return <SentAlert>{answer}</SentAlert>;
    if (canReview === undefined) return null;
    if (!canReview) return <p>Only customers who bought this can review it, once each.</p>;
    return <WriteForm code={code} onSent={setAnswer} />;
  };
  return (
    <div className={styles.form}>
      <h2 id="write-review" className={styles.title}>
        Write a review
      </h2>
      {content()}
    </div>
  );
};
