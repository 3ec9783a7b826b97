import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { PageAlert } from '../../ui/PageAlert';
import styles from '../content/ContentForm.module.css';
import { MessageForm } from './MessageForm';

/** The confirmation takes the place of the form, so that nobody sends a message twice in doubt. */
const Sent = ({ answer, onAnother }: { answer: string; onAnother: () => void }) => {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.focus();
  }, []);
  return (
    <section className={styles.form} aria-labelledby="get-in-touch">
      <h2 id="get-in-touch" className={styles.title}>
        Get In Touch
      </h2>
      <PageAlert ref={alert} kind="success" tabIndex={-1} className={styles.answer}>
        {answer}
      </PageAlert>
      <Button variant="quiet" onClick={onAnother}>
        Write another message
      </Button>
    </section>
  );
};

export const SendMessage = () => {
  const [answer, setAnswer] = useState<string | null>(null);
  if (answer === null) return <MessageForm onSent={setAnswer} />;
  return (
    <Sent
      answer={answer}
      onAnother={() => {
        setAnswer(null);
      }}
    />
  );
};
