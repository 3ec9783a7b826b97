import type { DeliveryAddress } from '../../../contract/checkout';
import { addressIn, validateAddress, trimmedAddress } from './addressRules';

const FULL = addressIn({ fullName: 'Ama Mensah', city: 'Kumasi', phone: '0240000000', address: '12 Ring Road' });

test.each<[Partial<DeliveryAddress>, string | null]>([
  [{}, null],
  [{ email: 'no address at all' }, null],
  [{ fullName: '😀'.repeat(2500) }, null],
  [{ fullName: '' }, 'Provide recipient name'],
  [{ fullName: ' \t\u00a0 ' }, 'Provide recipient name'],
  [{ city: ' ' }, 'Please enter town/city'],
  [{ phone: '' }, 'Provide recipient phone number'],
  [{ address: '\n' }, 'Provide recipient address'],
  [{ fullName: '', city: '', phone: '', address: '' }, 'Provide recipient name'],
  [{ city: '', phone: '', address: '' }, 'Please enter town/city'],
  [{ phone: '', address: '' }, 'Provide recipient phone number'],
])('validates an address with %j', (change, text) => {
  expect(validateAddress({ ...FULL, ...change })?.text ?? null).toBe(text);
});

test('trims the address fields', () => {
  expect(trimmedAddress({ ...FULL, city: '  Kumasi ' }).city).toBe('Kumasi');
});
