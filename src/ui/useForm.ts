import { type ReactNode, type SubmitEvent, useContext, useEffect, useRef, useState } from 'react';
import { formFaults } from './formFaults';
import { ReplayedContext } from './replayed';

/** What is wrong with a form: the words for all of it, and beside which fields something stands, the first one first. */
export interface FormProblem<N extends string> {
  text: string;
  fields?: Partial<Record<N, string>>;
}

export type FormValues<N extends string> = Record<N, string>;

interface FormOptions<N extends string> {
  fields: readonly N[];
  /** What keeps it from being sent; null when nothing does. */
  judge: (values: FormValues<N>) => FormProblem<N> | null;
  /** Sends it; what it returns is what went wrong. */
  send: (values: FormValues<N>, form: HTMLFormElement) => Promise<FormProblem<N> | null>;
}

const valuesOf = <N extends string>(form: HTMLFormElement, names: readonly N[]): FormValues<N> => {
  const data = new FormData(form);
  const textOf = (name: N): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as FormValues<N>;
};

/** Radio buttons share a name: the chosen one, where the Tab key leads too, else the first of them. */
const radioOf = (radios: RadioNodeList): Node | undefined =>
  [...radios].find((radio) => radio instanceof HTMLInputElement && radio.checked) ?? radios[0];

const firstOf = (fields: object = {}): string | undefined => Object.keys(fields)[0];

/**
 * A form that is read when it is sent, so that whatever a password manager has filled in counts. It is sent once,
 * however often it is pressed; what is wrong is told in one place and beside its field, where the focus goes.
 */
export const useForm = <N extends string>({ fields, judge, send }: FormOptions<N>) => {
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [{ fault: own, tries }, setOutcome] = useState<{ fault: FormProblem<N> | null; tries: number }>({
    fault: null,
    tries: 0,
  });
  const mark = fields.join('-');
  const replayed = useContext(ReplayedContext);
  const fault = replayed ? ((replayed.faults[mark] ?? null) as FormProblem<N> | null) : own;
  useEffect(() => {
    if (!ref.current) return;
    if (own) formFaults.set(ref.current, own);
    else formFaults.delete(ref.current);
  }, [own]);
  const tell = (found: FormProblem<N> | null) => {
    setOutcome((before) => ({ fault: found, tries: before.tries + 1 }));
  };

  useEffect(() => {
    const name = firstOf(fault?.fields);
    const named = name === undefined ? null : ref.current?.elements.namedItem(name);
    const field = named instanceof RadioNodeList ? radioOf(named) : named;
    if (field instanceof HTMLElement) {
      field.focus();
      // One that had the focus already may have been pushed out of sight by the words above the form.
      field.scrollIntoView({ block: 'nearest' });
    }
    // Every try leads to the field; mending one field must not lead away from it to the next.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a fault that is only mended is no new try
  }, [tries]);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const values = valuesOf(form, fields);
    const found = judge(values);
    if (found) {
      tell(found);
      return;
    }
    isSending.current = true;
    setIsBusy(true);
    tell(null);
    try {
      tell(await send(values, form));
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    fault,
    tries,
    formProps: {
      ref: ref,
      // Never seen: what is typed here must not stand in an address, whatever happens to this page's code.
      method: 'post',
      // By this a report of a problem names the form.
      'data-form': mark,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSending.current) void submit(event.currentTarget);
      },
    },
    /** What a field of this name is given. */
    field: (name: N): { name: N; error: ReactNode; onInput: () => void } => ({
      name,
      error: fault?.fields?.[name],
      onInput: () => {
        if (fault?.fields?.[name] === undefined) return;
        const others = { ...fault.fields };
        // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- A copy that nobody else holds.
        delete others[name];
        const left = Object.keys(others).length > 0 ? { text: fault.text, fields: others } : null;
        setOutcome(({ tries: before }) => ({ fault: left, tries: before }));
      },
    }),
  };
};
