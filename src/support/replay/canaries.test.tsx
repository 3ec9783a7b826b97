import { extensionTraffic } from '../../testing/devtoolsExtension';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { twoGoods } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import { createTestShop } from '../../../server/testing/testShop';
import { startRecording } from '../record/takeRecording';
import { accountKey } from '../../lib/accountKey';
import { wireReviews } from '../../testing/builders/wireCustomer';
import { reportFile } from '../../testing/builders/report';
import { signedIn } from '../../testing/customers';
import { answered, type FaultRule } from '../../testing/faults';
import { sample } from '../../testing/complete';
import { renderApp } from '../../testing/renderApp';
import { spellings, valuesFound } from '../../testing/spellings';
import { showSteps } from './showSteps';

/** 60 personal values, each placed in one spot where such a value occurs. */
const canary = (kind: string, at = 1): string => `${kind}canary${at}`;
const many = (kind: string, count: number): string[] => Array.from({ length: count }, (_, at) => canary(kind, at + 1));
const NAMES = [
  'Adwoacanary',
  'Boatengcanary',
  'Kofi Recipientcanary',
  'Newcomercanary',
  'Surnamecanary',
  'Giftcanary Person',
];
const MAILS = [
  'adwoa@mailcanary.example',
  'recipient@mailcanary.example',
  'reset@mailcanary.example',
  'echo@mailcanary.example',
  'newcomer@mailcanary.example',
  'gift@mailcanary.example',
  'forgetful@mailcanary.example',
];
const PHONES = ['0559990001', '0559990002', '055 999 00 03', '0559990004', '0559990005'];
const ADDRESSES = [
  '12 Streetcanary Road',
  'Towncanary',
  '7 Lanecanary',
  'Citycanary',
  '3 Giftcanary Close',
  'Villagecanary',
];
const PASSWORDS = [
  'Passcanary word 1',
  'Passcanary word 2',
  'Passcanary word 3',
  'Passcanary word 4',
  'Passcanary word 5',
];
const CODES = ['resetcode-771133', 'verifyhash-771134', 'signature-771135', ...many('CHK', 4), ...many('ORD-', 6)];
const NOTES = ['Leave it with notecanary', 'ring twice secondnotecanary', 'third words: thirdnotecanary'];
const TERMS = ['searchtermcanary', ...many('term', 8)];
const MESSAGES = many('message', 6);
const CANARIES = [...NAMES, ...MAILS, ...PHONES, ...ADDRESSES, ...PASSWORDS, ...CODES, ...NOTES, ...TERMS, ...MESSAGES];

const [first_name = '', last_name = '', recipient = '', newFirst = '', newLast = '', giftName = ''] = NAMES;
const [email = '', otherMail = '', resetMail = '', echoMail = '', newMail = '', giftMail = '', lostMail = ''] = MAILS;
const [phone = '', otherPhone = '', wrongPhone = '', newPhone = '', giftPhone = ''] = PHONES;
const [term = ''] = TERMS;
const [password = '', oldPassword = '', newPassword = '', nextPassword = '', otherPassword = ''] = PASSWORDS;

const echo = (path: RegExp, status: number): FaultRule => ({
  path,
  fault: answered(status, { status: 0, message: `No ${echoMail} ${MESSAGES.join(' ')} ${NAMES.join(' ')}`, data: [] }),
});

const schedule = { at: 1, total: 100, downPayment: 0, duration: 3, rate: '3', rows: [], account: 'x' };
const STORED: Record<string, string> = {
  checkout_id: canary('CHK'),
  lastPayment: JSON.stringify({ checkoutId: canary('CHK', 2), orderCode: canary('ORD-'), total: 1 }),
  acceptedSchedules: JSON.stringify([{ ...schedule, orderCode: canary('ORD-', 2) }]),
  recentSearches: JSON.stringify(TERMS.slice(1)),
  deliveryAddress: JSON.stringify({
    account: accountKey({ email, phone }),
    fullName: recipient,
    city: ADDRESSES[1],
    phone: otherPhone,
    email: otherMail,
    address: ADDRESSES[0],
  }),
};

const TRACKED = {
  order_code: canary('ORD-', 2),
  order_status: 'Delivered',
  steps: [{ name: 'Placed', at: '2026-11-02' }],
  delivery: { city: ADDRESSES[3] },
};

type View = Awaited<ReturnType<typeof renderApp>>;
const mainShown = () => screen.findByRole('main');

const [title = '', text = ''] = NOTES;
const REVIEWED = { ...wireReviews(), items: [{ id: 1, stars: 4, title, text, name: recipient }], can_review: 1 };

/** The pages that a shopper visits, their actions there, and the replies of the server. */
const JOURNEYS: [path: string, faults: FaultRule[], act: (view: View) => Promise<unknown>][] = [
  [`/items/search?q=${term}`, [], () => screen.findByText(/No items found/)],
  [
    '/account/auth',
    [echo(/customer\/access/, 200)],
    async ({ user }) => {
      const form = within(await mainShown());
      await user.type((await form.findAllByLabelText(/email/i))[0]!, resetMail);
      await user.type((await form.findAllByLabelText(/^password/i))[0]!, password);
      await user.keyboard('{Enter}');
      await form.findAllByText(/messagecanary1/);
    },
  ],
  [`/account/reset-password?email=${resetMail}&code=${CODES[0]}`, [], mainShown],
  [
    `/account/auth/verify?expires=1&hash=${CODES[1]}&id=5&signature=${CODES[2]}`,
    [echo(/auth\/verify/, 200)],
    mainShown,
  ],
  [
    '/checkout',
    [echo(/storefront\/checkout$/, 200)],
    async ({ user }) => {
      await user.click(await screen.findByRole('checkbox', { name: /delivery address/i }));
      await user.type(await screen.findByLabelText(/Order Notes/), NOTES.join(' '));
      await user.click(screen.getByRole('button', { name: 'PROCEED TO PAYMENT' }));
      await screen.findAllByText(/messagecanary1/);
    },
  ],
  [`/account/orders/o/${canary('ORD-', 3)}`, [echo(/storefront\/order\//, 500)], mainShown],
  [`/payment/return?checkoutid=${canary('CHK', 3)}`, [echo(/confirm_order/, 200)], mainShown],
  [`/payment/cancel?order_no=${canary('ORD-', 4)}`, [echo(/order\/cancel/, 200)], mainShown],
  [`/order-complete?o=${canary('ORD-', 5)}`, [], mainShown],
  [`/nobody/${ADDRESSES[3]}/${email}`, [], mainShown],
  [
    '/contact',
    [echo(/\/contact$/, 400)],
    async ({ user }) => {
      await user.type(await screen.findByLabelText('Name'), recipient);
      await user.type(screen.getByLabelText('Email'), otherMail);
      await user.type(screen.getByLabelText('Message'), NOTES.join(' '));
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      await screen.findByRole('alert');
    },
  ],
  [
    '/pd/adwoa-wrap-dress/DRE-101?id=101',
    [{ path: /\/reviews\?/, fault: answered(200, { status: 1, data: REVIEWED }) }, echo(/\/reviews$/, 400)],
    async ({ user }) => {
      await user.click(await screen.findByRole('tab', { name: /^Reviews/ }));
      (await screen.findByRole('radio', { name: '4 stars' })).focus();
      await user.keyboard(' ');
      await user.type(screen.getByLabelText('Title (optional)'), NOTES[0] ?? '');
      await user.type(screen.getByLabelText('Your review'), NOTES.join(' '));
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      await screen.findAllByText(/messagecanary1/);
    },
  ],
  [
    '/order-tracking',
    [{ path: /\/track$/, fault: answered(200, { status: 1, data: TRACKED }) }],
    async ({ user }) => {
      await user.type(await screen.findByLabelText('Order ID'), canary('ORD-', 2));
      await user.type(screen.getByLabelText('Billing email'), otherMail);
      await user.click(screen.getByRole('button', { name: 'TRACK' }));
      await screen.findByRole('heading', { name: /ORD-canary2/ });
    },
  ],
  [
    '/checkout',
    [],
    async ({ user }) => {
      await user.click(await screen.findByRole('checkbox', { name: /delivery address/i }));
      await user.type(await screen.findByLabelText('Town/City'), ADDRESSES[3] ?? '');
      await user.clear(screen.getByLabelText('Full Name'));
      await user.type(screen.getByLabelText(/Order Notes/), NOTES.join(' '));
      await user.click(screen.getByRole('button', { name: 'PROCEED TO PAYMENT' }));
      await screen.findAllByText('Provide recipient name');
    },
  ],
  [
    '/account/auth#register-tab',
    [echo(/customer\/signup/, 200)],
    async ({ user }) => {
      await user.type(await screen.findByLabelText('First name'), newFirst);
      await user.type(screen.getByLabelText('Last name'), newLast);
      await user.type(screen.getByLabelText('Phone'), newPhone);
      const form = within(screen.getByLabelText('First name').closest('form')!);
      await user.type(form.getByLabelText('Email address'), newMail);
      await user.type(form.getByLabelText('Password'), newPassword);
      await user.keyboard('{Enter}');
      await form.findAllByText(/messagecanary1/);
    },
  ],
  [
    '/account/reset-password',
    [echo(/reset-password/, 200)],
    async ({ user }) => {
      const form = within(await mainShown());
      await user.type(await form.findByLabelText(/email/i), lostMail);
      await user.keyboard('{Enter}');
      await form.findAllByText(/messagecanary1/);
    },
  ],
  [
    '/account/edit',
    [echo(/change_password/, 200)],
    async ({ user }) => {
      await user.type(await screen.findByLabelText('Current password'), oldPassword);
      await user.type(screen.getByLabelText('New password'), nextPassword);
      await user.type(screen.getByLabelText('Confirm password'), otherPassword);
      await user.keyboard('{Enter}');
      await screen.findByRole('alert');
    },
  ],
  [
    '/account/edit',
    [echo(/me\/delete/, 200), { ...echo(/storefront\/me$/, 200), method: 'POST' }],
    async ({ user }) => {
      for (const [label, text] of [
        ['First name', newFirst],
        ['Last name', newLast],
        ['Phone', newPhone],
      ] as const) {
        await user.clear(await screen.findByLabelText(label));
        await user.type(screen.getByLabelText(label), text);
      }
      await user.click(screen.getByRole('button', { name: 'Save your details' }));
      await screen.findByRole('alert');
      await user.click(screen.getByRole('button', { name: 'Close my account' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByLabelText('Password'), oldPassword);
      await user.keyboard('{Enter}');
      await dialog.findByRole('alert');
    },
  ],
  [
    '/checkout',
    [echo(/storefront\/checkout$/, 500)],
    async ({ user }) => {
      await user.click(await screen.findByRole('checkbox', { name: 'Set delivery address?' }));
      const typed: [string, string][] = [
        ['Full Name', giftName],
        ['Town/City', ADDRESSES[5] ?? ''],
        ['Phone', `${wrongPhone} ${giftPhone}`],
        ['Email (optional)', giftMail],
        ['Street Address', ADDRESSES[4] ?? ''],
      ];
      for (const [label, text] of typed) {
        await user.clear(screen.getByLabelText(label));
        await user.type(screen.getByLabelText(label), text);
      }
      await user.type(screen.getByLabelText(/Order Notes/), NOTES[2] ?? '');
      await user.click(screen.getByRole('button', { name: 'PROCEED TO PAYMENT' }));
      await screen.findAllByRole('alert');
    },
  ],
  [
    '/account/edit-address',
    [],
    async ({ user }) => {
      const type = async (label: string, text = '') => {
        await user.clear(screen.getByLabelText(label));
        if (text !== '') await user.type(screen.getByLabelText(label), text);
      };
      await user.click(await screen.findByRole('button', { name: 'Add an address' }));
      await type('Full Name', giftName);
      await type('Town/City', ADDRESSES[5]);
      await type('Street Address', ADDRESSES[4]);
      await user.click(screen.getByRole('button', { name: 'Save address' }));
      await user.click(await screen.findByRole('button', { name: `Edit: ${giftName}` }));
      await type('Town/City', '');
      await type('Phone', giftPhone);
      await user.click(screen.getByRole('button', { name: 'Save address' }));
      await screen.findByRole('alert');
    },
  ],
  [`/order-complete?o=${canary('ORD-', 6)}`, [], mainShown],
];

test('has at least 60 canaries, and finds each of them in every spelling', () => {
  expect(CANARIES.length).toBeGreaterThanOrEqual(60);
  for (const value of CANARIES)
    for (const spelling of spellings(value)) expect(valuesFound(`…${spelling}…`, [value])).toEqual([value]);
});

test.each(sample(JOURNEYS, 4))('leaks no personal data after the journey at %s', async (path, faults, act) => {
  sessionStorage.clear();
  extensionTraffic.splice(0);
  const logged: unknown[] = [];
  for (const method of ['log', 'info', 'warn', 'debug'] as const) {
    jest.spyOn(console, method).mockImplementation((...words) => logged.push(...words));
  }
  const server = await createTestShop();
  const customer = { first_name, last_name, phone, email, password };
  const visitor = path.startsWith('/account/auth') || path.startsWith('/account/reset');
  const { token, account } = await signedIn(server, customer);
  const [shirt] = await twoGoods(server.database);
  await shopClient(server, token).post('/storefront/add-to-cart', { product_variant_id: shirt.id, quantity: 1 });
  const view = await renderApp({ path, server, faults, stored: { ...STORED, ...(!visitor && { token, account }) } });
  showSteps(view.actionLog);
  await act(view);
  await waitFor(() => {
    expect(extensionTraffic.some(({ store }) => store === 'Storefront replay')).toBe(true);
  });

  // The panels of the shop and of the replay.
  expect(new Set(extensionTraffic.map(({ store }) => store))).toEqual(new Set(['Storefront', 'Storefront replay']));
  const traffic = extensionTraffic.map(({ text }) => text);
  const recording = startRecording(view.actionLog).read();
  const file = reportFile(recording);
  window.dispatchEvent(new Event('pagehide'));
  const { supportStory = '', ...others } = { ...sessionStorage } as Record<string, string>;
  // The tab stores drafts for its shopper.
  delete others.checkoutDraft;
  delete others.messageDraft;
  const own = [...CANARIES, token];
  expect(recording.steps.some(({ type }) => type.startsWith('page/'))).toBe(true);
  // Proves that the search works: the shop's own state contains some of these values.
  expect(valuesFound(JSON.stringify([view.store.getState(), path]), own)).not.toEqual([]);
  expect(valuesFound(file, own)).toEqual([]);
  expect(file).toContain('nav/pageOpened');
  expect(valuesFound(traffic.join('\n'), own)).toEqual([]);
  expect(supportStory).toContain('nav/pageOpened');
  expect(valuesFound(JSON.stringify([supportStory, others]), own)).toEqual([]);
  expect(valuesFound(logged.map(String).join('\n'), own)).toEqual([]);
  cleanup();
});
