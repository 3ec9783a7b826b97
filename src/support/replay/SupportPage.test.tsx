import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Snapshot } from '../report/snapshot';
import type { RecordedStep } from '../record/recording';
import { pageOpened, refusal, report, thrownStep } from '../../testing/builders/report';
import { allowUpdatesOutsideAct } from '../../testing/allowUpdatesOutsideAct';
import { browserReports } from './reports/browserReports';
import { memoryReports } from './reports/reportStorage';
import { SupportPage } from './SupportPage';

allowUpdatesOutsideAct();

const fileOf = (snapshot: Snapshot): File => {
  const text = JSON.stringify(snapshot);
  const file = new File([text], 'problem.json', { type: 'application/json' });
  // jsdom does not implement File.text.
  return Object.assign(file, { text: () => Promise.resolve(text) });
};

const reportOf = (steps: RecordedStep[]): File =>
  fileOf(
    report(steps, {
      requests: [{ endpoint: 'checkout', status: '200 refused', ms: 31, at: 2, message: '… is sold out' }],
      errors: [{ name: 'TypeError', message: '… is not a …', at: 3 }],
    }),
  );

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
  render(<SupportPage storage={memoryReports()} />);
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
  render(<SupportPage storage={memoryReports()} />);
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
  render(<SupportPage storage={memoryReports()} />);
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
  render(<SupportPage storage={memoryReports()} />);
  const open = (pathname: string) =>
    user.upload(screen.getByLabelText(/problem report|another report/), reportOf([pageOpened(pathname)]));
  await open('/ct/shirts');
  const hint = await screen.findByText(/Pictures and typed text are not recorded/);
  await waitFor(() => {
    expect(hint).toHaveTextContent(/getCategoryProducts/);
  });
  await open('/terms');
  await screen.findByRole('heading', { level: 1, name: /terms/i });
  await waitFor(() => {
    expect(hint).toHaveTextContent(/getBusiness/);
  });
  expect(hint).not.toHaveTextContent(/getCategoryProducts/);
  await open('/ct/shirts');
  await waitFor(() => {
    expect(hint).toHaveTextContent(/getCategoryProducts/);
  });
});

const openAll = async (...snapshots: Snapshot[]) => {
  const user = userEvent.setup();
  const storage = memoryReports();
  render(<SupportPage storage={storage} />);
  for (const snapshot of snapshots) {
    await user.upload(screen.getByLabelText(/problem report|another report/), fileOf(snapshot));
    await screen.findAllByText(snapshot.committedState.report.code, { selector: 'strong' });
  }
  return { user, storage };
};
const coded = (code: string, steps: RecordedStep[], app = '1.0.0') => report(steps, {}, { code, app });

test('groups opened reports by error, and finds, reopens and deletes them', async () => {
  const { user, storage } = await openAll(
    coded('AAAAA', [pageOpened('/terms'), refusal]),
    coded('BBBBB', [pageOpened('/order-tracking'), thrownStep]),
    coded('CCCCC', [refusal, pageOpened('/contact')]),
  );
  await user.click(await screen.findByText('3 reports in this browser'));
  expect(screen.getAllByRole('heading', { level: 2, name: /reports?:/ }).map((title) => title.textContent)).toEqual([
    '2 reports: 200 refused: … is sold out at api/checkout/rejected',
    '1 report: TypeError: … is not a … at nav/pageOpened',
  ]);

  await user.type(screen.getByRole('searchbox', { name: /Find a code/ }), 'typeerror');
  expect(screen.getAllByRole('button', { name: /^Open/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Open BBBBB' }));
  expect(await screen.findByRole('heading', { level: 1, name: /tracking/i })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Delete BBBBB' }));
  expect(await screen.findByText('No report contains all of these words.')).toBeVisible();
  await user.clear(screen.getByRole('searchbox', { name: /Find a code/ }));
  await user.click(screen.getByRole('button', { name: 'Delete all' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Delete all' }));
  expect(await storage.readAll()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Yes, delete all 2 reports' }));
  await waitFor(() => {
    expect(screen.queryByText(/reports? in this browser/)).not.toBeInTheDocument();
  });
  expect(await storage.readAll()).toEqual([]);
});

test('compares two reports side by side, and shows only the differences', async () => {
  const { user } = await openAll(
    coded('AAAAA', [pageOpened('/terms'), refusal]),
    coded('BBBBB', [pageOpened('/terms')], '1.1.0'),
  );
  await user.click(await screen.findByText('2 reports in this browser'));
  await user.click(screen.getByRole('checkbox', { name: 'Compare AAAAA' }));
  expect(screen.queryByRole('table', { name: /differs/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Compare BBBBB' }));
  const table = screen.getByRole('table', { name: 'Differences between BBBBB and AAAAA' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'PartDetailBBBBBAAAAA',
    'FactsVersion1.1.01.0.0',
    'StepsFirst difference, at step 2–api/checkout/rejected · 200 refused: … is sold out',
    'Stepsapi/checkout/rejected · 200 refused: … is sold out–1 ×',
  ]);
});

test('opens a report that the browser cannot store, and shows that it is not stored', async () => {
  const user = userEvent.setup();
  // There is no IndexedDB in jsdom.
  render(<SupportPage storage={browserReports()} />);
  await user.upload(screen.getByLabelText(/Drop a problem report/), reportOf([pageOpened('/terms')]));
  expect(await screen.findByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
  expect(await screen.findByText(/This browser does not store reports/)).toBeVisible();
});
