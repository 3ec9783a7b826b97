import * as build from '../builders/model';
import { wireVariantDetail } from '../builders/wireCatalogue';
import { wireOf } from './wireOf';

const MODELS: [endpoint: string, model: unknown][] = [
  ['getCart', []],
  ['getCart', [build.cartItem(), build.cartItem({ product_variant: 1002 })]],
  ['getCart', [build.cartItem({ product_variant: wireVariantDetail({ price: null, available: 0 }) })]],
  ['getOrders', [build.orderRow(), build.orderRow({ total_amount: '1.10' })]],
  ['getOrder', build.order()],
  ['getOrder', build.order({ loan: null, payment: null, products: [] })],
  ['getOrder', null],
];

test.each(MODELS)('rebuilds a reply of %s from its parsed model', (endpoint, model) => {
  expect(wireOf(endpoint, model)).toBeDefined();
});

test.each([
  ['what no way leads back from', 'getProduct', build.product()],
  ['what was not read', 'getCart', undefined],
  ['what the contract would make something else of', 'getOrders', [{ ...build.orderRow(), orderCode: '' }]],
  ['a quantity that is none', 'getCart', [{ ...build.cartItem(), quantity: -1 }]],
])('rebuilds no reply for %s', (_name, endpoint, model) => {
  expect(wireOf(endpoint, model)).toBeUndefined();
});
