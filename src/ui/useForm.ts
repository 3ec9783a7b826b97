import { type ReactNode, type SubmitEvent, useContext, useEffect, useRef, useState } from 'react';
import { focusField, type FormOutcome, type FormProblem, type FormValues, valuesOf } from './formFields';
import { formOutcomes } from './formOutcomes';
import { ReplayedContext } from './replayed';
import { remainingErrors } from './remainingErrors';

export type { FormProblem, FormValues } from './formFields';

interface FormOptions<N extends string> {
  fields: readonly N[];
  /** Returns the error that prevents sending, or null. It runs again while errors are corrected. */
  validate: (values: FormValues<N>) => FormProblem<N> | null;
  /** Sends the form; returns the error, the answer to show, or null. */
  send: (values: FormValues<N>, form: HTMLFormElement) => Promise<FormProblem<N> | { answer: string } | null>;
  /** Other input of `validate`: when it changes, errors that no longer apply are removed. */
  validationKey?: string;
}

interface Outcome<N extends string> extends FormOutcome<N> {
  /** True for errors found by `validate`, which can run again; a server's refusal cannot. */
  isValidated: boolean;
  tries: number;
}

const UNTRIED = { formError: null, answer: null, isValidated: false, tries: 0 };

/**
 * A form whose values are read when it is sent, so that a password manager's input counts. It is sent once, however
 * often the button is pressed; the error is shown in one place and beside its field, which gets the focus.
 */
export const useForm = <N extends string>({ fields, validate, send, validationKey }: FormOptions<N>) => {
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<N>>(UNTRIED);
  const { formError: own, isValidated, tries } = outcome;
  const mark = fields.join('-');
  const replayed = useContext(ReplayedContext);
  const { formError, answer }: FormOutcome<N> = replayed ? (replayed.forms[mark] ?? UNTRIED) : outcome;
  useEffect(() => {
    if (ref.current) formOutcomes.set(ref.current, outcome);
  }, [outcome]);
  const showOutcome = (next: Partial<Outcome<N>>) => {
    setOutcome((before) => ({ ...UNTRIED, ...next, tries: before.tries + 1 }));
  };
  const updateError = (now: FormProblem<N> | null) => {
    setOutcome(({ formError: before, ...rest }) => ({ ...rest, formError: before && remainingErrors(before, now) }));
  };
  const validateAgain = () => {
    if (own && isValidated && ref.current) updateError(validate(valuesOf(ref.current, fields)));
  };

  useEffect(() => {
    const [name] = Object.keys(formError?.fields ?? {});
    if (name !== undefined) focusField(ref.current, name);
    // Every try moves the focus to the field; correcting one field must not move it to the next.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- updating the error is not a new try
  }, [tries]);
  useEffect(() => {
    validateAgain();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the input handler validates typed values
  }, [validationKey]);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const values = valuesOf(form, fields);
    const found = validate(values);
    if (found) {
      showOutcome({ formError: found, isValidated: true });
      return;
    }
    isSending.current = true;
    setIsBusy(true);
    showOutcome({});
    try {
      const reply = await send(values, form);
      showOutcome(reply && 'answer' in reply ? reply : { formError: reply });
    } catch (error) {
      console.error(error);
      showOutcome({ formError: { text: 'Something went wrong. Please try again.' } });
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    formError,
    answer,
    dropAnswer: () => {
      setOutcome((before) => (before.answer === null ? before : { ...before, answer: null }));
    },
    tries,
    formProps: {
      ref: ref,
      // Never used: a native GET submit would put the typed values in the address if this page's code fails.
      method: 'post',
      // Identifies the form in problem reports.
      'data-form': mark,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSending.current) void submit(event.currentTarget);
      },
    },
    /** Moves the focus to the field of this name. */
    toField: (name: N) => {
      focusField(ref.current, name);
    },
    /** Props for the field of this name. */
    field: (name: N): { name: N; error: ReactNode; onInput: () => void } => ({
      name,
      error: formError?.fields?.[name],
      onInput: () => {
        if (own?.fields?.[name] === undefined) return;
        if (isValidated) {
          validateAgain();
          return;
        }
        // An error from the server counts as corrected once the field is edited.
        const others = Object.entries(own.fields).filter(([other]) => other !== name);
        updateError({ text: own.text, fields: Object.fromEntries(others) as Partial<Record<N, string>> });
      },
    }),
  };
};
