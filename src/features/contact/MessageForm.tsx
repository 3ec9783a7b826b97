import { readErrorText } from '../../api/apiError';
import { useSendMessageMutation } from '../../api/contactApi';
import { waitText } from '../../api/waitText';
import { secret } from '../../lib/secret';
import { wellFormed } from '../../lib/searchTerm';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { FormError } from '../../ui/FormError';
import { useForm } from '../../ui/useForm';
import { nameMissing } from '../content/ContentForm';
import styles from '../content/ContentForm.module.css';
import { MESSAGE_NAMES, MessageFields } from '../content/MessageFields';
import { dropDraft, FIELDS } from './draft';
import { useDraft } from './useDraft';

const SENT = 'Thank you. We have received your message.';

/** A failure keeps the text; an unanswered message may be sent again, because its key makes it one. */
export const MessageForm = ({ onSent }: { onSent: (answer: string) => void }) => {
  const [send] = useSendMessageMutation();
  const { texts, onInput } = useDraft();
  const { formProps, field, formError, tries, isBusy } = useForm({
    fields: FIELDS,
    validate: (values) => nameMissing<keyof typeof MESSAGE_NAMES>(MESSAGE_NAMES, values),
    send: async (values) => {
      const [name = '', email = '', message = '', order = ''] = FIELDS.map((each) => wellFormed(values[each].trim()));
      const request = { name, email, message, ...(order !== '' && { order_code: order }) };
      const { data, error } = await send(secret(request));
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
      aria-labelledby="get-in-touch"
      onInput={(event) => {
        onInput(event.currentTarget);
      }}
    >
      <h2 id="get-in-touch" className={styles.title}>
        Get In Touch
      </h2>
      <FormError text={formError?.text} tries={tries} />
      <MessageFields field={field} texts={texts} />
      <Field
        {...field('order')}
        label="Order ID (optional)"
        hint="If your message is about an order."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        defaultValue={texts.order}
      />
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Sending…' : 'Submit'}
      </Button>
    </form>
  );
};
