import { addressIn, trimmedAddress } from './addressRules';

test('trims the address fields', () => {
  expect(trimmedAddress(addressIn({ fullName: 'Ama Mensah', city: '  Kumasi ' })).city).toBe('Kumasi');
});
