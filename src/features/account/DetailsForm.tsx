import { useEffect, useRef } from 'react';
import { useUpdateAccountMutation } from '../../api/accountApi';
import { errorText } from '../../api/apiError';
import type { User } from '../../contract/customer';
import { reveal, secret } from '../../lib/secret';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { FormError } from '../../ui/FormError';
import { PageAlert } from '../../ui/PageAlert';
import { useForm } from '../../ui/useForm';
import { refusedFields, requireFields } from '../session/rules';
import { accountChanged } from '../session/sessionSlice';
import { AccountDetails } from './AccountDetails';
import styles from './AccountForm.module.css';

const FIELDS = ['first_name', 'last_name', 'phone'] as const;
const SAVED = 'Your details have been saved.';

/** The shopper's name and phone. The e-mail identifies the account, so it is shown as text. */
export const DetailsForm = ({ account }: { account: User }) => {
  const [update] = useUpdateAccountMutation();
  const dispatch = useAppDispatch();
  const { formProps, field, formError, answer, tries, isBusy } = useForm({
    fields: FIELDS,
    validate: (values) => requireFields(FIELDS, values),
    send: async ({ first_name, last_name, phone }) => {
      const details = { first_name: first_name.trim(), last_name: last_name.trim(), phone: phone.trim() };
      const { data, error } = await update(secret(details));
      if (error) return { text: errorText(error), fields: refusedFields(error) };
      dispatch(accountChanged(reveal(data.account)?.user ?? { ...account, ...details }));
      return { answer: data.message ?? SAVED };
    },
  });
  const shown = useRef(account);
  useEffect(() => {
    for (const name of FIELDS) {
      const input = formProps.ref.current?.elements.namedItem(name);
      // A field that was typed into stays as it is.
      if (input instanceof HTMLInputElement && input.value === shown.current[name]) input.value = account[name];
    }
    shown.current = account;
  }, [account, formProps.ref]);
  return (
    <form {...formProps} className={styles.form} aria-label="Your details">
      <FormError text={formError?.text} tries={tries} />
      {answer !== null && <PageAlert kind="success">{answer}</PageAlert>}
      <Field
        {...field('first_name')}
        label="First name"
        autoComplete="given-name"
        enterKeyHint="next"
        maxLength={80}
        defaultValue={account.first_name}
      />
      <Field
        {...field('last_name')}
        label="Last name"
        autoComplete="family-name"
        enterKeyHint="next"
        maxLength={80}
        defaultValue={account.last_name}
      />
      <Field
        {...field('phone')}
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="done"
        maxLength={40}
        defaultValue={account.phone}
      />
      <AccountDetails account={account} only="Email" />
      <div className={styles.foot}>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save your details'}
        </Button>
      </div>
    </form>
  );
};
