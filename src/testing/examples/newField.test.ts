import { additionalInfo } from '../../features/product/additionalInfo';
import { product } from '../builders/model';

test.each([
  ['as sent by the server', { warranty: '2 years' }, '2 years'],
  ['that is missing', { warranty: undefined }, undefined],
  ['of another type', { warranty: ['2 years'] }, undefined],
])('shows a warranty %s', (_how, fields, shown) => {
  const row = additionalInfo(product(fields)).find(({ name }) => name === 'Warranty');
  expect(row?.value).toBe(shown);
});
