import type { AddressInfo } from 'node:net';
import { WIRE_CALLS } from '../../src/testing/builders/calls';
import { OTHER_CALLS, otherBackEnd } from '../otherBackEnd/backEnd';
import { conformAnyTime } from './testing/bench';

const ORIGIN = 'https://shop.example';
const wait = () => Promise.reject(new Error('Nothing is limited here'));
const server = otherBackEnd(ORIGIN);
let api = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('finds no deviation in a back end written from the document alone', async () => {
  const account = { email: 'ama@example.com', password: 'correct horse battery' };
  const names = { first_name: 'Ama', last_name: 'Mensah', phone: '0240000000' };
  await fetch(`${api}/storefront/customer/signup`, { method: 'POST', body: JSON.stringify({ ...names, ...account }) });
  const outcome = await conformAnyTime({ api, key: 'any', account, write: true, origin: ORIGIN, fetch, wait });
  // This back end may lack the newest calls.
  const lacking = WIRE_CALLS.map(({ call }) => call).filter((call) => !OTHER_CALLS.includes(call));
  const rows = outcome.rows.filter(({ call }) => !lacking.includes(call));
  expect(rows.filter(({ verdict }) => !['kept', 'unasked'].includes(verdict))).toEqual([]);
  expect(rows.filter(({ verdict }) => verdict === 'unasked')).toHaveLength(6);
  expect(outcome.left).toEqual([
    'the customer has asked to be admitted to instalments',
    'the account’s address may wait for a mail about a sold-out item',
    'a message of this test is at the shop, and a copy of it on its way to the account',
    'a mail about a forgotten password may be on its way to the account',
  ]);
});
