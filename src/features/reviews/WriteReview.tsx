import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../config/paths';
import { Link } from '../../ui/Link';
import { PageAlert } from '../../ui/PageAlert';
import styles from '../product/Reviews.module.css';
import { WriteForm } from './WriteForm';

/** The confirmation takes the place of the form, so that nobody sends a review twice in doubt. */
const Sent = ({ answer }: { answer: string }) => {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.focus();
  }, []);
  return (
    <PageAlert ref={alert} kind="success" tabIndex={-1}>
      {answer}
    </PageAlert>
  );
};

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
    if (answer !== null) return <Sent answer={answer} />;
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
