import { readErrorText } from '../../api/apiError';
import { useSendReviewMutation } from '../../api/reviewApi';
import { waitText } from '../../api/waitText';
import { wellFormed } from '../../lib/searchTerm';
import { secret } from '../../lib/secret';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { FormError } from '../../ui/FormError';
import { useForm } from '../../ui/useForm';
import { RatingField } from '../product/RatingField';
import { contentProblems } from '../product/reviewProblems';
import styles from '../product/Reviews.module.css';
import { FIELDS, useDraft } from './useDraft';

const SENT = 'Thank you. We have received your review.';

/** A failure keeps the text; an unanswered review may be sent again, because its key makes it one. */
export const WriteForm = ({ code, onSent }: { code: string; onSent: (answer: string) => void }) => {
  const [send] = useSendReviewMutation();
  const { draft, keepDraft, dropDraft } = useDraft(code);
  const { formProps, field, formError, tries, isBusy } = useForm({
    fields: FIELDS,
    validate: (values) => {
      const fields = contentProblems(values);
      return Object.keys(fields).length > 0 ? { text: 'Choose a rating and write your review', fields } : null;
    },
    send: async ({ rating, title, text }) => {
      const [shortTitle, fullText] = [title, text].map((typed) => wellFormed(typed.trim())) as [string, string];
      const request = secret({ stars: Number(rating), title: shortTitle, text: fullText });
      const { data, error } = await send({ code, request });
      if (error) return { text: waitText(error) ?? readErrorText(error) };
      dropDraft();
      onSent(data.message ?? SENT);
      return null;
    },
  });
  return (
    <form
      {...formProps}
      className={styles.form}
      aria-labelledby="write-review"
      onInput={(event) => {
        keepDraft(event.currentTarget);
      }}
    >
      <FormError text={formError?.text} tries={tries} />
      <RatingField {...field('rating')} defaultValue={Number(draft.rating)} />
      <Field {...field('title')} label="Title (optional)" maxLength={200} defaultValue={draft.title} />
      <Field
        {...field('text')}
        label="Your review"
        hint="We show it with your first name and the initial of your last name."
        rows={5}
        required
        maxLength={4000}
        defaultValue={draft.text}
      />
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Sending…' : 'Submit'}
      </Button>
    </form>
  );
};
