import { cleanup, screen, waitFor } from '@testing-library/react';
import { createTestShop } from '../../../server/testing/testShop';
import { startRecording } from '../record/takeRecording';
import { reportFile } from '../../testing/builders/report';
import { signedIn } from '../../testing/customers';
import { answered } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';
import { renderReplay } from '../../testing/renderReplay';
import { valuesFound } from '../../testing/spellings';

interface Form {
  path: string;
  customer?: boolean;
  /** What is typed, by label. */
  typed: Record<string, string>;
  button: string;
  /** The server's reply. */
  reply?: [path: RegExp, status: 0 | 1, message: string];
  /** The message that the form shows, and its role. */
  shown: [role: 'alert' | 'status', text: string];
  /** The text of the replay, where the message contains a typed value. */
  replayed?: string;
  /** The description of a field. */
  field?: [label: string, description: string];
}

const MAIL = 'ama@canary.example';
const PASSWORD = 'Canary word 1';
const PASSWORDS = { 'New password': PASSWORD, 'Confirm password': PASSWORD };
const TAKEN = 'The email has already been taken.';

const FORMS: [name: string, form: Form][] = [
  [
    'a sign-in without a password',
    {
      path: '/account/auth',
      typed: { 'Email address': MAIL },
      button: 'Sign in',
      shown: ['alert', 'Provide email and password'],
      field: ['Password', 'Required'],
    },
  ],
  [
    'a refused registration',
    {
      path: '/account/auth#register-tab',
      typed: {
        'First name': 'Canaryfirst',
        'Last name': 'Canarylast',
        Phone: '0559990001',
        'Email address': MAIL,
        Password: PASSWORD,
      },
      button: 'Create account',
      reply: [/customer\/signup/, 0, TAKEN],
      shown: ['alert', TAKEN],
      field: ['Email address', 'Check your email address'],
    },
  ],
  [
    'a changed password',
    {
      path: '/account/edit',
      customer: true,
      typed: { 'Current password': 'Canary word 0', ...PASSWORDS },
      button: 'Change password',
      reply: [/change_password/, 1, 'Password changed successfully'],
      shown: ['status', 'Password changed successfully'],
    },
  ],
  [
    'a request for a reset link',
    {
      path: '/account/reset-password',
      typed: { 'Email address': MAIL },
      button: 'Send the link',
      reply: [/reset-password/, 1, `We sent a link to ${MAIL}`],
      shown: ['status', `We sent a link to ${MAIL}`],
      replayed: 'We sent a link to …',
    },
  ],
];

const messages = (role: string): (string | null)[] => screen.queryAllByRole(role).map(({ textContent }) => textContent);

/** Opens the shop, fills the form in and sends it; returns the report. */
const report = async ({ path, customer, typed, button, reply, shown: [role, text] }: Form) => {
  sessionStorage.clear();
  const server = await createTestShop();
  const faults = reply
    ? [{ path: reply[0], fault: answered(200, { status: reply[1], result: reply[1], message: reply[2] }) }]
    : [];
  const view = await renderApp({ path, server, faults, ...(customer && { stored: await signedIn(server) }) });
  const first = await screen.findByLabelText(Object.keys(typed)[0]!);
  await waitFor(() => expect(first.closest('form')).toBeVisible());
  startRecording(view.actionLog);
  for (const [label, value] of Object.entries(typed)) await view.user.type(screen.getByLabelText(label), value);
  await view.user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(messages(role)).toContain(text));
  const recording = startRecording(view.actionLog).read();
  cleanup();
  return {
    ...view,
    file: reportFile(recording),
    typing: recording.steps.findIndex(({ type }) => type === 'form/fieldLeft') + 1,
  };
};

test.each(FORMS)('%s: replays the message from its step on, and nothing that was typed', async (_name, form) => {
  const { file, typing, network } = await report(form);
  expect(valuesFound(file, Object.values(form.typed))).toEqual([]);
  const calls = network.calls.length;
  const [role, text] = form.shown;
  const replay = await renderReplay(file);
  await waitFor(() => expect(messages(role)).toContain(form.replayed ?? text));
  if (form.field) expect(screen.getByLabelText(form.field[0])).toHaveAccessibleDescription(form.field[1]);

  expect(typing).toBeGreaterThan(0);
  await replay.show(typing);
  expect(screen.getByRole('button', { name: form.button })).toBeVisible();
  expect(messages(role)).not.toContain(form.replayed ?? text);
  if (form.field) expect(screen.getByLabelText(form.field[0])).not.toHaveAccessibleDescription();
  await replay.show(-1);
  expect(messages(role)).toContain(form.replayed ?? text);
  expect(network.calls).toHaveLength(calls);
  expect(replay.missed).toEqual([]);
});
