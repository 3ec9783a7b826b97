import * as build from '../builders/model';
import { wireVariantDetail } from '../builders/wireCatalogue';
import { wireOf } from './wireOf';

const MODELS: [endpoint: string, model: unknown][] = [
  ['getCart', []],
  ['getCart', [build.cartItem(), build.cartItem({ product_variant: 1002, added_at: '2026-11-02T08:00:00Z' })]],
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
  ['an endpoint that cannot be reversed', 'getProduct', build.product()],
  ['a model that was not loaded', 'getCart', undefined],
  ['a model that the contract would parse differently', 'getOrders', [{ ...build.orderRow(), orderCode: '' }]],
  ['an invalid quantity', 'getCart', [{ ...build.cartItem(), quantity: -1 }]],
])('rebuilds no reply for %s', (_name, endpoint, model) => {
  expect(wireOf(endpoint, model)).toBeUndefined();
});
