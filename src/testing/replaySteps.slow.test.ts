import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { setStock, twoGoods } from '../../server/testing/goods';
import { shopClient } from '../../server/testing/shopClient';
import { createTestShop } from '../../server/testing/testShop';
import { startRecording } from '../support/record/takeRecording';
import type { RecordedStep } from '../support/record/recording';
import { pageOpened, report, reportFile } from './builders/report';
import { signedIn } from './customers';
import { answered, type FaultRule } from './faults';
import { renderApp } from './renderApp';
import { replaySteps } from './replaySteps';
import { sample } from './complete';

type View = Awaited<ReturnType<typeof renderApp>>;

const refused = (path: RegExp, status: number, message: string): FaultRule => ({
  path,
  fault: answered(status, { status: 0, message }),
});

/** Runs `act` as a customer with two shirts in the bag and returns the report. */
const reported = async (path: string, faults: FaultRule[], act: (view: View) => Promise<unknown>): Promise<string> => {
  sessionStorage.clear();
  const server = await createTestShop();
  const { token, account } = await signedIn(server);
  const [shirt] = await twoGoods(server.database);
  await setStock(server.database, shirt.id, 9);
  await shopClient(server, token).post('/storefront/add-to-cart', { product_variant_id: shirt.id, quantity: 2 });
  const visitor = path.startsWith('/account/auth');
  const view = await renderApp({
    path,
    server,
    faults,
    stored: { ...(path.startsWith('/payment') && { checkout_id: 'CHK-1' }), ...(!visitor && { token, account }) },
  });
  const recorder = startRecording(view.actionLog);
  await act(view);
  const text = reportFile(recorder.read());
  cleanup();
  return text;
};

const pay = async ({ user }: View) => user.click(await screen.findByRole('button', { name: 'PROCEED TO PAYMENT' }));

const STORIES: [name: string, path: string, faults: FaultRule[], act: (view: View) => Promise<unknown>][] = [
  [
    'a refused order',
    '/checkout',
    [refused(/storefront\/checkout$/, 200, 'Linen Shirt is sold out')],
    async (view) => {
      await pay(view);
      await screen.findByText('Linen Shirt is sold out');
    },
  ],
  [
    'a refused sign-in',
    '/account/auth',
    [refused(/customer\/access/, 200, 'Incorrect email or password')],
    async ({ user }) => {
      const form = within(await screen.findByRole('main'));
      await user.type((await form.findAllByLabelText(/email/i))[0]!, 'ama@example.com');
      await user.type((await form.findAllByLabelText(/^password/i))[0]!, 'Ama Mensah 1');
      await user.keyboard('{Enter}');
      await form.findAllByText('Incorrect email or password');
    },
  ],
  [
    'a review request that fails',
    '/account/edit',
    [refused(/request_client_review/, 500, 'Something went wrong')],
    async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Request Client Review' }));
      await screen.findByText(/Something went wrong/);
    },
  ],
  [
    'a declined payment',
    '/payment/return?checkoutid=CHK-1',
    [refused(/confirm_order/, 200, 'Your card was declined')],
    () => screen.findByText('Your card was declined'),
  ],
  [
    'a line removed from the bag',
    '/cart',
    [],
    async ({ user, network }) => {
      await user.click(await screen.findByRole('button', { name: /^Remove/ }));
      await screen.findByText('You do not have any items in your cart.');
      await waitFor(() => {
        expect(network.callsTo(/my-cart\/\d+/, 'DELETE')[0]?.status).toBe(200);
      });
    },
  ],
];

test.each(sample(STORIES, 2))(
  '%s: replaying the steps reproduces the recorded outcome',
  async (_name, path, faults, act) => {
    const text = await reported(path, faults, act);
    const { recorded, now, notPressed, notAnswered } = await replaySteps(text);
    expect(recorded.outcomes.length).toBeGreaterThan(0);
    expect({ ...now, notPressed }).toEqual({ ...recorded, notPressed: [] });
    // Only calls that also had no reply when the report was made.
    expect(notAnswered.filter((endpoint) => text.includes(`"call":"${endpoint}","status":"200"`))).toEqual([]);
  },
);

test('reports outcomes that differ from the recording, and clicks that cannot be replayed', async () => {
  const press = (name: string): RecordedStep => ({
    type: 'page/clicked',
    at: 2,
    changes: [],
    about: { role: 'button', name },
  });
  const failed: RecordedStep = {
    type: 'api/requestClientReview/rejected',
    at: 3,
    changes: [],
    mark: 'failed',
    about: { call: 'requestClientReview', status: '500 server' },
  };
  const steps = [pageOpened('/contact'), press('A button that is gone'), failed];
  const { recorded, now, notPressed } = await replaySteps(JSON.stringify(report(steps)));
  expect(recorded.outcomes).toEqual([{ endpoint: 'requestClientReview', status: '500 server' }]);
  expect(now.outcomes).toEqual([]);
  expect(notPressed).toEqual(['button A button that is gone']);
});

test('rejects a report in which no call has an outcome to replay', async () => {
  await expect(replaySteps(JSON.stringify(report([pageOpened('/terms')])))).rejects.toThrow(/No call of this report/);
});
