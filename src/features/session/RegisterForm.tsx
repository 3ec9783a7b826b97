import { useState } from 'react';
import { useSignUpMutation } from '../../api/customerApi';
import { PASSWORD_RULE } from '../../config/brand/shop';
import { secret } from '../../lib/secret';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/FormError';
import { PasswordField } from '../../ui/PasswordField';
import { EmailField } from '../../ui/EmailField';
import { Field } from '../../ui/Field';
import { useForm } from '../../ui/useForm';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import styles from './AccountForm.module.css';
import { REGISTER_FIELDS, registerError, validateRegistration } from './rules';
import { emailGiven, selectKnownEmail } from './sessionSlice';

/** Shares the outcome of the registration with the page. */
export const SIGN_UP = { fixedCacheKey: 'sign-up' };
export const REGISTERED = 'Your account is ready. You can sign in now.';

export const RegisterForm = ({ onRegistered }: { onRegistered: (message: string) => void }) => {
  const [signUp] = useSignUpMutation(SIGN_UP);
  const dispatch = useAppDispatch();
  // Read once: an e-mail typed on another form fills the field, but the one registered here does not.
  const [knownEmail] = useState(useAppSelector(selectKnownEmail));
  const { formProps, field, formError, tries, isBusy } = useForm({
    fields: REGISTER_FIELDS,
    validate: validateRegistration,
    send: async ({ password, ...others }, form) => {
      const contacts = {
        first_name: others.first_name.trim(),
        last_name: others.last_name.trim(),
        phone: others.phone.trim(),
        email: others.email.trim(),
      };
      const { data, error } = await signUp(secret({ ...contacts, password }));
      if (error) return registerError(error);
      form.reset();
      dispatch(emailGiven(contacts.email));
      onRegistered(data.message ?? REGISTERED);
      return null;
    },
  });

  return (
    <form {...formProps} className={layout.stack}>
      <FormError text={formError?.text} tries={tries} />
      <div className={cx(layout.stack, styles.pair)}>
        <Field {...field('first_name')} label="First name" autoComplete="given-name" enterKeyHint="next" />
        <Field {...field('last_name')} label="Last name" autoComplete="family-name" enterKeyHint="next" />
      </div>
      <Field {...field('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" enterKeyHint="next" />
      <EmailField {...field('email')} label="Email address" enterKeyHint="next" defaultValue={knownEmail} />
      <PasswordField
        {...field('password')}
        label="Password"
        hint={PASSWORD_RULE}
        autoComplete="new-password"
        enterKeyHint="done"
      />
      <p className={layout.muted}>
        All five fields are required. We use them for your orders and to contact you about them.
      </p>
      <Button type="submit" wide aria-disabled={isBusy}>
        {isBusy ? 'Creating your account…' : 'Create account'}
      </Button>
    </form>
  );
};
