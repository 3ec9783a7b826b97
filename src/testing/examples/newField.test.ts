import * as v from 'valibot';
import { productReply } from '../../contract/product';
import { wireProduct } from '../builders/wireCatalogue';

test.each([
  ['as sent by the server', { brand: 'Kasa' }, 'Kasa'],
  ['that is missing', { brand: undefined }, ''],
  ['of another type', { brand: ['Kasa'] }, ''],
])('parses a brand %s to a string', (_how, fields, brand) => {
  const reply = { status: 1, message: '', data: wireProduct(fields) };
  expect(v.parse(productReply, reply).data?.brand).toBe(brand);
});
