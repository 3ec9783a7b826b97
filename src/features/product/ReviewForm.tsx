import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { RatingField } from './RatingField';
import { ReviewField } from './ReviewField';
import { type Review, type ReviewProblems, reviewProblems } from './reviewProblems';
import styles from './Reviews.module.css';

const EMPTY: Review = { rating: 0, text: '', name: '', email: '' };

/** Takes a review and sends it nowhere: the shop has no place for reviews yet, and says so. */
export const ReviewForm = ({ title }: { title: string }) => {
  const [review, setReview] = useState(EMPTY);
  const [saves, setSaves] = useState(false);
  const [problems, setProblems] = useState<ReviewProblems>({});
  const [thanks, setThanks] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const set = (change: Partial<Review>) => {
    setReview({ ...review, ...change });
    setThanks('');
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = reviewProblems(review);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setThanks(
      `Thank you, ${review.name.trim()}. Reviews are not published here yet, so yours has not been sent anywhere.`,
    );
    setReview(saves ? { ...EMPTY, name: review.name, email: review.email } : EMPTY);
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-labelledby="review-title">
      <h2 id="review-title" className={styles.title}>
        Review {title}
      </h2>
      <RatingField value={review.rating} problem={problems.rating} onChange={(rating) => set({ rating })} />
      <ReviewField
        label="Your review"
        name="text"
        long
        value={review.text}
        problem={problems.text}
        onChange={(text) => set({ text })}
      />
      <ReviewField
        label="Name"
        name="name"
        autoComplete="name"
        value={review.name}
        problem={problems.name}
        onChange={(name) => set({ name })}
      />
      <ReviewField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        value={review.email}
        problem={problems.email}
        onChange={(email) => set({ email })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={saves}
          onChange={({ target }) => {
            setSaves(target.checked);
          }}
        />
        Save my name and email for the next review on this page
      </label>
      <Button type="submit">Submit</Button>
      <p role="status" className={styles.thanks}>
        {thanks}
      </p>
    </form>
  );
};
