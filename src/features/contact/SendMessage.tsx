import { useState } from 'react';
import { Button } from '../../ui/Button';
import { SentAlert } from '../../ui/SentAlert';
import styles from '../content/ContentForm.module.css';
import { MessageForm } from './MessageForm';

const Sent = ({ answer, onAnother }: { answer: string; onAnother: () => void }) => (
  <section className={styles.form} aria-labelledby="get-in-touch">
    <h2 id="get-in-touch" className={styles.title}>
      Get In Touch
    </h2>
    <SentAlert className={styles.answer}>{answer}</SentAlert>
    <Button variant="quiet" onClick={onAnother}>
      Write another message
    </Button>
  </section>
);

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
