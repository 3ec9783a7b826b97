import { validateAddress } from './validateAddress';

const FULL = { fullName: 'Ama Mensah', city: 'Kumasi', phone: '0240000000', email: '', address: '12 Ring Road' };

test.each<[Partial<typeof FULL>, string | null]>([
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
