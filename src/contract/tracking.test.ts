import * as v from 'valibot';
import { wireTracking } from '../testing/builders/wireCustomer';
import { trackingReply } from './tracking';

const read = (overrides: object) =>
  v.parse(trackingReply, { status: 1, data: { ...wireTracking(), ...overrides } }).data;

test.each([
  ['a store', { name: 'Osu', city: 'Accra' }, { name: 'Osu', city: 'Accra' }],
  ['any store', 1, { name: '', city: '' }],
  ['none', null, null],
  ['another type', 'yes', null],
])('reads a pickup at %s', (_what, pickup, expected) => {
  expect(read({ pickup })?.pickup).toEqual(expected);
});

test('reads a step without a readable date as not dated, and leaves out one without a name', () => {
  const steps = [{ name: 'Placed', at: 'soon' }, { name: 'Packed', at: '0000-00-00' }, { at: '2026-11-02' }];
  expect(read({ steps })?.steps).toEqual([
    { name: 'Placed', at: null },
    { name: 'Packed', at: null },
  ]);
});
