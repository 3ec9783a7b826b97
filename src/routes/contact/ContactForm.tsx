import { useFeature } from '../../features/business/useFeature';
import { GetInTouch } from '../../features/content/GetInTouch';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Spinner } from '../../ui/Spinner';
import { useNeededChunk } from '../../ui/useNeededChunk';
import styles from './ContactPage.module.css';

const loadForm = () => import(/* webpackChunkName: "message" */ '../../features/contact/SendMessage');

/** Sends messages where the back end takes them. */
export const ContactForm = () => {
  const isOffered = useFeature('contact');
  const { part, retry } = useNeededChunk(loadForm, isOffered);
  if (!isOffered) return <GetInTouch />;
  if (part) return <part.SendMessage />;
  return (
    <div className={styles.waiting}>
      {retry ? <ErrorNotice text="The form didn’t load." onRetry={retry} /> : <Spinner />}
    </div>
  );
};
