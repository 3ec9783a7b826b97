import { useState } from 'react';
import { useCloseAccountMutation } from '../../api/accountApi';
import { errorText, isOutcomeUnknown } from '../../api/apiError';
import { mentionedField } from '../../api/mentionedField';
import { secret } from '../../lib/secret';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/FormError';
import { MISSING } from '../../ui/formFields';
import { PasswordField } from '../../ui/PasswordField';
import { ShopDialog } from '../../ui/ShopDialog';
import { type FormProblem, useForm } from '../../ui/useForm';
import { useRecorded } from '../../ui/useRecorded';
import styles from './AccountForm.module.css';

interface CloseAccountProps {
  email: string;
  onClosed: (message: string) => void;
}

const CLOSED = 'Your account is closed.';
const NO_ANSWER =
  'The shop didn’t answer, so your account may or may not be closed. Press “Close my account” again to find out.';

const closeError = (error: unknown): FormProblem<'password'> => ({
  text: errorText(error, isOutcomeUnknown(error) ? NO_ANSWER : undefined),
  fields: mentionedField(error, [['password', /password/i]]) ? { password: 'Check your password' } : {},
});

/** Asks before the account is closed; the answer that changes nothing has the focus. */
const CloseAccountDialog = ({ email, onClosed, onKeep }: CloseAccountProps & { onKeep: () => void }) => {
  const [closeAccount] = useCloseAccountMutation();
  const { formProps, field, formError, tries, isBusy } = useForm<'password'>({
    fields: ['password'],
    validate: ({ password }) =>
      password === '' ? { text: 'Enter your password', fields: { password: MISSING } } : null,
    send: async (password) => {
      const { data, error } = await closeAccount(secret(password));
      if (error) return closeError(error);
      onClosed(data.message ?? CLOSED);
      return null;
    },
  });
  return (
    <ShopDialog title="Close your account?" onClose={onKeep}>
      <form {...formProps} className={styles.form} aria-label="Close your account">
        <p>
          You’re signed out everywhere, and we delete your personal data. Finished orders stay in our books without it.
          This can’t be undone.
        </p>
        <FormError text={formError?.text} tries={tries} />
        {/* Password managers offer the password of this username. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" enterKeyHint="done" />
        <div className={styles.foot}>
          {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- The safe answer of the question. */}
          <Button autoFocus onClick={onKeep}>
            Keep my account
          </Button>
          <Button type="submit" variant="quiet" aria-disabled={isBusy}>
            {isBusy ? 'Closing your account…' : 'Close my account'}
          </Button>
        </div>
      </form>
    </ShopDialog>
  );
};

export const CloseAccount = (props: CloseAccountProps) => {
  const [isAsked, setIsAsked] = useState(false);
  const isAsking = useRecorded('closeAccount', isAsked, false);
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="dialog"
        onClick={() => {
          setIsAsked(true);
        }}
      >
        Close my account
      </Button>
      {isAsking && (
        <CloseAccountDialog
          {...props}
          onKeep={() => {
            setIsAsked(false);
          }}
        />
      )}
    </>
  );
};
