import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormError } from './FormError';
import { Field } from './Field';
import { type FormProblem, useForm } from './useForm';

type Name = 'one' | 'two';

interface ProbeProps {
  send: (values: Record<Name, string>) => Promise<FormProblem<Name> | null>;
}

const Probe = ({ send }: ProbeProps) => {
  const { formProps, field, formError, tries, isBusy } = useForm<Name>({
    fields: ['one', 'two'],
    validate: ({ one, two }) => {
      const fields = { ...(one === '' && { one: 'No one' }), ...(two === '' && { two: 'No two' }) };
      return Object.keys(fields).length > 0 ? { text: 'Incomplete', fields } : null;
    },
    send,
  });
  return (
    <form {...formProps}>
      <FormError text={formError?.text} tries={tries} />
      <Field {...field('one')} label="One" defaultValue="1" />
      <Field {...field('two')} label="Two" />
      <button type="submit">{isBusy ? 'Sending' : 'Send'}</button>
    </form>
  );
};

const press = () => {
  act(() => {
    const button = screen.getByRole('button');
    button.click();
    button.click();
    button.click();
  });
};

test('reports, describes and focuses an error, and clears it once corrected', async () => {
  const send = jest.fn(() => Promise.resolve(null));
  const user = userEvent.setup();
  render(<Probe send={send} />);
  press();
  const two = screen.getByLabelText('Two');
  expect(screen.getByRole('alert')).toHaveTextContent('Incomplete');
  expect(two).toHaveFocus();
  expect(two).toHaveAccessibleDescription('No two');
  expect(screen.getByLabelText('One')).not.toHaveAttribute('aria-invalid');
  expect(send).not.toHaveBeenCalled();
  await user.type(two, '2');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('scrolls a refusal into view after every try', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const user = userEvent.setup();
  render(<Probe send={() => Promise.resolve({ text: 'Refused' })} />);
  await user.type(screen.getByLabelText('Two'), '2');
  scrolled.mockClear();
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(times));
    expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByRole('alert'));
  }
  scrolled.mockRestore();
});

test('submits values set without key presses, as by a password manager', async () => {
  const send = jest.fn(() => Promise.resolve(null));
  render(<Probe send={send} />);
  screen.getByLabelText<HTMLInputElement>('Two').value = 'filled in';
  press();
  await waitFor(() => {
    expect(screen.getByRole('button')).toHaveTextContent('Send');
  });
  expect(send).toHaveBeenCalledWith({ one: '1', two: 'filled in' }, expect.anything());
});

test('shows an error and can be sent again after sending throws', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  const send = jest.fn(() => Promise.reject(new Error('no')));
  const user = userEvent.setup();
  render(<Probe send={send} />);
  await user.type(screen.getByLabelText('Two'), '2');
  press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledTimes(2);
});

test('sends once for three clicks in one tick, and again after a failure', async () => {
  const answers: ((formError: FormProblem<Name> | null) => void)[] = [];
  const send = jest.fn(
    () =>
      new Promise<FormProblem<Name> | null>((resolve) => {
        answers.push(resolve);
      }),
  );
  render(<Probe send={send} />);
  screen.getByLabelText<HTMLInputElement>('Two').value = '2';
  press();
  expect(send).toHaveBeenCalledTimes(1);
  act(() => {
    answers[0]?.({ text: 'Refused', fields: { one: 'Not this' } });
  });
  expect(await screen.findByText('Refused')).toBeInTheDocument();
  expect(screen.getByLabelText('One')).toHaveFocus();
  press();
  expect(send).toHaveBeenCalledTimes(2);
});
