import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RecordedStep } from '../record/recording';
import { pageOpened, refusal, report, thrownStep } from '../../testing/builders/report';
import { allowUpdatesOutsideAct } from '../../testing/allowUpdatesOutsideAct';
import { SupportPage } from './SupportPage';

allowUpdatesOutsideAct();

const reportOf = (steps: RecordedStep[]): File => {
  const text = JSON.stringify(
    report(steps, {
      requests: [{ endpoint: 'checkout', status: '200 refused', ms: 31, at: 2, message: '… is sold out' }],
      errors: [{ name: 'TypeError', message: '… is not a …', at: 3 }],
    }),
  );
  const file = new File([text], 'problem.json', { type: 'application/json' });
  // jsdom does not implement File.text.
  return Object.assign(file, { text: () => Promise.resolve(text) });
};

const WITH_ERRORS: RecordedStep = {
  type: 'form/submitted',
  at: 2,
  changes: [
    [
      ['traces'],
      {
        forms: {
          'name-email-message': {
            fields: { name: { filled: true }, email: { filled: false, error: 'Enter your email' } },
            text: 'Enter your email',
          },
        },
        alerts: ['Enter your email'],
        window: '390 × 844',
        depth: 75,
        back: null,
      },
    ],
  ],
};

test('reports a file that cannot be read, and reads it when it is chosen again', async () => {
  const user = userEvent.setup();
  render(<SupportPage />);
  const file = reportOf([pageOpened('/contact')]);
  const text = jest.spyOn(file, 'text').mockRejectedValueOnce(new DOMException('no', 'NotReadableError'));
  const field = screen.getByLabelText<HTMLInputElement>(/Drop a problem report/);
  await user.upload(field, file);
  expect(await screen.findByRole('alert')).toHaveTextContent('This file could not be read. Choose it again.');
  // A browser reports no change when the field still holds the same file.
  expect(field.files).toHaveLength(0);
  await user.upload(field, file);
  expect(await screen.findByText('REPLAY')).toBeVisible();
  expect(text).toHaveBeenCalledTimes(2);
});

test('shows a form’s filled fields and error messages as of the selected step', async () => {
  const user = userEvent.setup();
  render(<SupportPage />);
  await user.upload(screen.getByLabelText(/Drop a problem report/), reportOf([pageOpened('/contact'), WITH_ERRORS]));
  expect(await screen.findByText('Messages: “Enter your email”')).toBeVisible();
  expect(screen.getByText('At this step: window 390 × 844, scrolled to 75 %.')).toBeVisible();
  expect(await screen.findByLabelText('Name')).toHaveValue('•••');
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your email');

  fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
  await waitFor(() => {
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('counts refused requests and thrown errors, marks them on the slider and jumps to their step', async () => {
  const user = userEvent.setup();
  render(<SupportPage />);
  await user.upload(
    screen.getByLabelText(/Drop a problem report/),
    reportOf([pageOpened('/terms'), refusal, pageOpened('/order-tracking'), thrownStep]),
  );
  expect(await screen.findByText('1 request, 1 refused, 0 failed, 1 error thrown')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: /tracking/i })).toBeVisible();
  const slider = screen.getByRole('slider');
  const marks = [...document.querySelectorAll(`[id="${slider.getAttribute('list')}"] option`)];
  expect(marks.map((mark) => [mark.getAttribute('value'), mark.getAttribute('label')])).toEqual([
    ['2', 'refused'],
    ['4', 'thrown'],
  ]);

  await user.click(screen.getByRole('button', { name: /^Step 2, refused: .*200 refused · 31 ms · … is sold out/ }));
  expect(slider).toHaveValue('2');
  expect(await screen.findByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
});

test('lists only what the open report did not record, also when it is reopened', async () => {
  const user = userEvent.setup();
  render(<SupportPage />);
  const open = (pathname: string) =>
    user.upload(screen.getByLabelText(/problem report|another report/), reportOf([pageOpened(pathname)]));
  await open('/pd/linen-shirt/LSH-101');
  const hint = await screen.findByText(/Pictures and typed text are not recorded/);
  await waitFor(() => {
    expect(hint).toHaveTextContent(/getProduct/);
  });
  await open('/terms');
  await screen.findByRole('heading', { level: 1, name: /terms/i });
  await waitFor(() => {
    expect(hint).toHaveTextContent(/getBusiness/);
  });
  expect(hint).not.toHaveTextContent(/getProduct/);
  await open('/pd/linen-shirt/LSH-101');
  await waitFor(() => {
    expect(hint).toHaveTextContent(/getProduct/);
  });
});
