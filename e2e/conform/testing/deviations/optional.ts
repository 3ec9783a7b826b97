import { isRecord } from '../../../../src/lib/json';
import { ONE_DEFAULT, UNKNOWN } from '../../checks/addresses';
import { AGREES, COMPLETE } from '../../checks/creditTerms';
import { OWN } from '../../checks/ownAccount';
import { AS_WRITTEN } from '../../kit';
import {
  type Spoil,
  successWithoutEffect,
  withData,
  withFirst,
  withRefusal,
  withRequest,
  withStatus,
  withText,
} from '../spoil';
import { type Deviation, deviationsOf } from './deviation';
import { counting } from './account';

const SAVED = '{"status":1,"data":{"first_name":"Contract","last_name":"Test","phone":"0241111111","email":"a@b.c"}}';
const ADDED =
  '{"status":1,"data":{"id":7,"full_name":"A","phone":"1","address":"B","city":"C","email":"","is_default":true}}';
const ACCEPTED = '{"status":1,"message":"We will email you"}';

const STARTED = '{"status":1,"data":{"checkout_id":"chk-1","checkout_url":"https://pay.example/chk-1"}}';

/** Starts another payment for every request. */
const renumbering: Spoil = (call) => {
  let times = 0;
  return withData((data) => Object.assign(data, { checkout_id: `chk-${(times += 1)}` }))(call);
};

/** Looks the code up as it was typed. */
const refusingOtherSpellings: Spoil = (call) => async (request, serve) => {
  const { pathname } = new URL(request.url);
  if (!call.endsWith(pathname.replace('/api/v1', ''))) return serve(request);
  const body = JSON.parse(await request.clone().text()) as { order_code: string };
  const isExact = body.order_code === body.order_code.trim().toUpperCase();
  return isExact ? serve(request) : Response.json({ status: 0, message: 'Unknown' });
};

/** Takes no message about an order that it does not know. */
const refusingField =
  (field: string): Spoil =>
  (call) =>
  async (request, serve) => {
    const isMessage = call.endsWith(new URL(request.url).pathname.replace('/api/v1', ''));
    const hasField = isMessage && (await request.clone().text()).includes(`"${field}"`);
    return hasField ? Response.json({ status: 0, message: 'Unknown' }) : serve(request);
  };

/** Shows reviews as soon as they are sent. */
const showingAtOnce: Spoil = () => {
  let sent = 0;
  return async (request, serve) => {
    const reply = await serve(request);
    if (!new URL(request.url).pathname.endsWith('/reviews')) return reply;
    const text = await reply.text();
    if (request.method === 'POST') sent += text.includes('"status":1') ? 1 : 0;
    return new Response(
      text.replace(/"count":(\d+)/, (_match, count) => `"count":${Number(count) + sent}`),
      reply,
    );
  };
};

const DETAILS = 'GET /business/get_details';

/** Changes the announced terms, which the schedules then contradict. */
const withCredit =
  (change: (credit: Record<string, unknown>) => unknown): Spoil =>
  () =>
    withData(({ credit }) => {
      if (isRecord(credit)) change(credit);
    })(DETAILS);

/** Deviations of the calls that a back end announces. */
export const OPTIONAL: Deviation[] = [
  ...deviationsOf(DETAILS, [
    ['credit terms that are announced but not sent', COMPLETE, withData((data) => delete data.credit)],
    ['credit terms without a representative sentence', COMPLETE, withCredit((credit) => delete credit.representative)],
    ['a minimum above the maximum', COMPLETE, withCredit((credit) => Object.assign(credit, { max_amount: 0 }))],
  ]),
  ...deviationsOf('POST /loan/cfschedule', [
    ['a rate unlike the announced one', AGREES, withCredit((credit) => Object.assign(credit, { rate: 2.5 }))],
    [
      'an announced duration that is refused',
      AGREES,
      withCredit((credit) => Object.assign(credit, { durations: [9] })),
    ],
    [
      'payments unlike the announced terms',
      AGREES,
      withText((text) => text.replace(/("payment_number":1,"payment_amount":)/, '$19')),
    ],
  ]),
  ...deviationsOf('GET /storefront/me', [
    ['an account that is someone else’s', OWN, withData((data) => Object.assign(data, { email: 'a@b.c' }))],
    ['an account without its approval', OWN, withData((data) => delete data.eligible)],
  ]),
  ...deviationsOf('POST /storefront/me', [
    ['a change that is confirmed but not saved', AS_WRITTEN, successWithoutEffect(SAVED)],
    ['an empty name that is accepted', 'refuses an empty name', withRefusal(200, SAVED)],
  ]),
  ...deviationsOf('GET /storefront/me/export', [
    [
      'an export with the password’s hash',
      'contains the customer and no password',
      withData((data) => Object.assign(data, { user: { password_hash: 'scrypt$1' } })),
    ],
    ['an export as a list', AS_WRITTEN, withText((text) => text.replace(/"data":.*/s, '"data":[]}'))],
  ]),
  ...deviationsOf('POST /storefront/me/delete', [
    ['an account that a wrong password closes', 'refuses a wrong password', withRefusal(200, ACCEPTED)],
  ]),
  ...deviationsOf('GET /storefront/addresses', [
    ['addresses without a default', ONE_DEFAULT, withText((text) => text.replaceAll('true', 'false'))],
    ['addresses without a town', ONE_DEFAULT, withText((text) => text.replaceAll('"city"', '"town"'))],
  ]),
  ...deviationsOf('POST /storefront/addresses', [
    ['an address without a town', 'refuses an empty city', withRefusal(200, ADDED)],
    ['an address that is confirmed but not saved', AS_WRITTEN, successWithoutEffect(ADDED)],
    [
      'a second address for one press',
      'answers a repeated press with the first reply',
      withRequest((headers) => headers.delete('Idempotency-Key')),
    ],
  ]),
  ...deviationsOf('POST /storefront/addresses/{id}', [
    ['an address of an unknown id', UNKNOWN, withRefusal(200, ADDED)],
    ['a changed address that is confirmed but not saved', AS_WRITTEN, successWithoutEffect(ADDED)],
  ]),
  ...deviationsOf('DELETE /storefront/addresses/{id}', [
    ['an address that is not deleted', AS_WRITTEN, successWithoutEffect(ACCEPTED)],
    ['an unknown address that is deleted', UNKNOWN, withRefusal(200, ACCEPTED)],
  ]),
  ...deviationsOf('GET /storefront/order/{order_code}/repayments', [
    [
      'an unknown order with an empty schedule',
      'reports an unknown item as missing',
      withRefusal(200, '{"status":1,"data":{"schedule":[]}}'),
    ],
    [
      'an outstanding amount that is not the sum',
      AS_WRITTEN,
      withData((data) => Object.assign(data, { outstanding: 1 })),
    ],
    [
      'a paid instalment that is still due',
      AS_WRITTEN,
      withText((text) => text.replace('"status":"paid"', '"status":"due"')),
    ],
    ['saved interest that does not add up', AS_WRITTEN, withText((text) => text.replace('"saves":', '"saves":1'))],
    ['a schedule without dates and amounts', AS_WRITTEN, withData((data) => Object.assign(data, { schedule: [{}] }))],
    [
      'a next instalment that is another one in the orders list',
      'agrees with next_due of the orders list',
      withData((data) => Object.assign(data, { next: { number: 3, due_date: '2027-02-21', amount: 1 } })),
    ],
  ]),
  ...deviationsOf('POST /storefront/order/{order_code}/repayments', [
    ['an unknown order that can be paid', 'refuses an unknown order', withRefusal(200, STARTED)],
    ['a paid instalment that can be paid again', 'refuses an instalment that is paid', withRefusal(200, STARTED)],
    ['an unknown instalment that can be paid', 'refuses a number that does not exist', withRefusal(200, STARTED)],
    ['a started payment without its id', AS_WRITTEN, withData((data) => delete data.checkout_id)],
    ['a second payment for one press', 'answers a repeated press with the first reply', renumbering],
  ]),
  ...deviationsOf('GET /storefront/stores', [
    ['a store without an id', AS_WRITTEN, withFirst((store) => delete store.id)],
    ['two stores with the same id', AS_WRITTEN, withFirst((store) => Object.assign(store, { id: 2 }))],
    ['stores that are announced but missing', AS_WRITTEN, withStatus(404)],
  ]),
  ...deviationsOf('GET /storefront/stores/stock', [
    ['an unknown variant that no store has', 'refuses an unknown variant', withRefusal(200, '{"status":1,"data":[]}')],
    ['stock in a store without pickup', AS_WRITTEN, withFirst((row) => Object.assign(row, { store: 6 }))],
    ['more in a store than is for sale', AS_WRITTEN, withFirst((row) => Object.assign(row, { available: 99_999 }))],
  ]),
  ...deviationsOf('POST /storefront/checkout', [
    ['an order for an unknown store', 'refuses an unknown store', withRefusal(200, ACCEPTED)],
  ]),
  ...deviationsOf('GET /storefront/order/{order_code}', [
    [
      'an order that does not name its store',
      'names the store of the pickup',
      withData((data) => Object.assign(data, { pickup: 1 })),
    ],
  ]),
  ...deviationsOf('POST /storefront/product-variant/{id}/notify', [
    ['a stock alert for an unknown variant', 'refuses an unknown variant', withRefusal(200, ACCEPTED)],
    ['a stock alert for an invalid email', 'refuses an invalid email', withRefusal(200, ACCEPTED)],
    ['a reply that reveals who waits for a variant', 'does not reveal who has already asked', counting],
    ['an alert that is announced but fails', AS_WRITTEN, withStatus(500)],
    ['an alert without an envelope', AS_WRITTEN, withText(() => 'Thank you')],
  ]),
  ...deviationsOf('POST /storefront/track', [
    [
      'an unknown order that is found',
      'refuses an unknown order',
      withRefusal(200, '{"status":1,"data":{"order_code":"NO-SUCH-ORDER","steps":[]}}'),
    ],
    [
      'a reply that tells which half of the pair is wrong',
      'answers the email ‘no address’ like an unknown order',
      counting,
    ],
    [
      'a recipient that a visitor is told',
      AS_WRITTEN,
      withData((data) => Object.assign(data, { delivery: { city: 'Accra', full_name: 'Ama Mensah' } })),
    ],
    ['an amount that a visitor is told', AS_WRITTEN, withData((data) => Object.assign(data, { total_amount: 340.5 }))],
    ['steps that go back in time', AS_WRITTEN, withData(({ steps }) => (steps as unknown[]).reverse())],
    ['steps without a date', AS_WRITTEN, withText((text) => text.replace(/"at":"[^"]+"/g, '"at":null'))],
    ['a code that must be typed exactly', 'forgives case and spaces', refusingOtherSpellings],
  ]),
  ...deviationsOf('GET /storefront/products/{code}/reviews', [
    [
      'an unknown product with an empty list',
      'reports an unknown item as missing',
      withRefusal(200, '{"status":1,"data":{"items":[],"count":0}}'),
    ],
    ['a histogram that is not the count', AS_WRITTEN, withData((data) => Object.assign(data, { histogram: { 5: 9 } }))],
    [
      'a visitor who may write',
      'does not let a visitor write',
      withData((data) => Object.assign(data, { can_review: 1 })),
    ],
    [
      'more reviews than the product has',
      'agrees with the product',
      withData((data) => Object.assign(data, { count: 99 })),
    ],
  ]),
  ...deviationsOf('POST /storefront/products/{code}/reviews', [
    ['a review without a token', 'needs a token', withRefusal(200, ACCEPTED)],
    [
      'a review by someone who did not buy',
      'refuses a customer who may not review the product',
      withRefusal(200, ACCEPTED),
    ],
    ['a review with six stars', 'refuses six stars', withRefusal(200, ACCEPTED)],
    ['a second review of the same product', 'refuses a second review', withRefusal(200, ACCEPTED)],
    ['a review that is shown at once', 'shows no review before it is checked', showingAtOnce],
    ['a review for each request of a press', 'answers a repeated press with the first reply', counting],
  ]),
  ...deviationsOf('POST /storefront/contact', [
    ['a message from an invalid email', 'refuses an invalid email', withRefusal(200, ACCEPTED)],
    ['an empty message that is accepted', 'refuses an empty message', withRefusal(200, ACCEPTED)],
    ['a message that is too long', 'refuses a message of more than 4,000 characters', withRefusal(200, ACCEPTED)],
    ['a second message for one press', 'answers a repeated press with the first reply', counting],
    ['messages that are announced but fail', AS_WRITTEN, withStatus(500)],
    [
      'a message whose order is looked up',
      'takes 4,000 characters, and an order that it does not look up',
      refusingField('order_code'),
    ],
    [
      'a message whose problem report is refused',
      'takes a message with a problem report, or ignores the report',
      refusingField('report'),
    ],
  ]),
];
