import { useState } from 'react';
import { MuiRoot } from '../../theme/MuiRoot';
import { Button } from '../../ui/Button';
import { CheckField } from '../../ui/CheckField';
import { Field } from '../../ui/Field';
import { useForm } from '../../ui/useForm';
import { RatingField } from './RatingField';
import { validateReview, REVIEW_FIELDS } from './reviewProblems';
import styles from './Reviews.module.css';

const EMPTY = { name: '', email: '' };

/** Validates a review but sends nothing: the shop has no reviews API yet, and the form says so. */
export const ReviewForm = ({ title }: { title: string }) => {
  const [saves, setSaves] = useState(false);
  const [saved, setSaved] = useState(EMPTY);
  const [thanks, setThanks] = useState({ name: '', round: 0 });
  const { formProps, field } = useForm({
    fields: REVIEW_FIELDS,
    validate: validateReview,
    send: ({ name, email }) => {
      setSaved(saves ? { name, email } : EMPTY);
      setThanks(({ round }) => ({ name: name.trim(), round: round + 1 }));
      return Promise.resolve(null);
    },
  });
  return (
    <MuiRoot>
      <form {...formProps} className={styles.form} aria-labelledby="review-title">
        <h2 id="review-title" className={styles.title}>
          Review {title}
        </h2>
        <p>We don’t publish reviews yet, so what you write here isn’t sent.</p>
        {/* A new key resets the form after each accepted review. */}
        <div
          key={thanks.round}
          className={styles.form}
          onInput={() => {
            setThanks(({ round }) => ({ name: '', round }));
          }}
        >
          <RatingField {...field('rating')} />
          <Field {...field('text')} label="Your review" rows={4} required maxLength={4000} />
          <Field
            {...field('name')}
            label="Name"
            autoComplete="name"
            required
            maxLength={200}
            defaultValue={saved.name}
          />
          <Field
            {...field('email')}
            label="Email"
            type="email"
            autoComplete="email"
            required
            maxLength={200}
            defaultValue={saved.email}
          />
        </div>
        <CheckField
          label="Save my name and email for the next review on this page"
          checked={saves}
          onChange={({ target }) => {
            setSaves(target.checked);
          }}
        />
        <Button type="submit">Submit</Button>
        <p role="status" className={styles.thanks}>
          {thanks.name && `Your review wasn’t sent, ${thanks.name}. We don’t publish reviews yet.`}
        </p>
      </form>
    </MuiRoot>
  );
};
