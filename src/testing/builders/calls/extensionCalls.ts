import { checkoutReply } from '../../../contract/checkout';
import { contactReply } from '../../../contract/contact';
import { productListReply, suggestionsReply } from '../../../contract/productList';
import { repaymentsReply } from '../../../contract/repayments';
import { reviewsReply } from '../../../contract/reviews';
import { storesReply, storeStockReply } from '../../../contract/stores';
import { trackingReply } from '../../../contract/tracking';
import { accountReply, exportReply } from '../../../contract/account';
import { addressesReply, addressReply } from '../../../contract/addresses';
import { secret } from '../../../lib/secret';
import type { WireCall } from '../calls';
import { wireReply } from '../wire';
import { wireProductList, wireSuggestions } from '../wireCatalogue';
import {
  wireAddressBody,
  wireRepayments,
  wireReviews,
  wireSavedAddress,
  wireStore,
  wireTracking,
  wireUser,
} from '../wireCustomer';
import { plain } from './plainReplies';

const details = { first_name: 'Ama', last_name: 'Mensah', phone: '0240000000' };
const password = { password: 'secret words' };
const address = wireAddressBody();
const reader = { email: 'ama@example.com' };
const letter = { name: 'Ama Mensah', ...reader, message: 'When do you open?' };
const praise = { stars: 4, title: 'Fits well', text: 'I wear it often.' };
const tracked = { order_code: 'ORD-NONE', ...reader };

/** The optional calls, each with the feature that announces it. */
export const extensionCalls: readonly WireCall[] = [
  {
    call: 'GET /storefront/me',
    endpoint: 'getAccount',
    feature: 'account',
    signedIn: true,
    reply: accountReply,
    good: wireReply(wireUser()),
  },
  {
    call: 'POST /storefront/me',
    endpoint: 'updateAccount',
    feature: 'account',
    signedIn: true,
    arg: secret(details),
    body: details,
    reply: accountReply,
    good: wireReply(wireUser()),
  },
  {
    call: 'GET /storefront/me/export',
    endpoint: 'exportAccount',
    feature: 'account',
    signedIn: true,
    reply: exportReply,
    good: wireReply({}),
  },
  {
    call: 'POST /storefront/me/delete',
    endpoint: 'closeAccount',
    feature: 'account',
    signedIn: true,
    once: true,
    arg: secret(password),
    body: password,
    ...plain,
  },
  {
    call: 'GET /storefront/addresses',
    endpoint: 'getAddresses',
    feature: 'addresses',
    signedIn: true,
    reply: addressesReply,
    good: wireReply([wireSavedAddress()]),
  },
  {
    call: 'POST /storefront/addresses',
    endpoint: 'addAddress',
    feature: 'addresses',
    signedIn: true,
    once: true,
    arg: secret(address),
    body: address,
    reply: addressReply,
    good: wireReply(wireSavedAddress()),
  },
  {
    call: 'POST /storefront/addresses/{id}',
    endpoint: 'changeAddress',
    feature: 'addresses',
    signedIn: true,
    arg: { id: '7', request: secret(address) },
    path: '/storefront/addresses/7',
    body: address,
    reply: addressReply,
    good: wireReply(wireSavedAddress()),
  },
  {
    call: 'DELETE /storefront/addresses/{id}',
    endpoint: 'deleteAddress',
    feature: 'addresses',
    signedIn: true,
    arg: '7',
    path: '/storefront/addresses/7',
    ...plain,
  },
  {
    call: 'GET /storefront/order/{order_code}/repayments',
    endpoint: 'getRepayments',
    feature: 'repayments',
    signedIn: true,
    arg: 'ORD/7#?',
    path: '/storefront/order/ORD%2F7%23%3F/repayments',
    reply: repaymentsReply,
    good: wireReply(wireRepayments()),
  },
  {
    call: 'POST /storefront/order/{order_code}/repayments',
    endpoint: 'payRepayment',
    feature: 'repayments',
    signedIn: true,
    once: true,
    arg: { orderCode: 'ORD-7', number: 2 },
    path: '/storefront/order/ORD-7/repayments',
    body: { number: 2 },
    reply: checkoutReply,
    good: wireReply({ checkout_id: 'chk-1', checkout_url: 'https://pay.example/chk-1' }),
  },
  {
    call: 'GET /storefront/products/{code}/reviews',
    endpoint: 'getReviews',
    feature: 'reviews',
    arg: { code: 'LSH/1', page: 2, sort: 'lowest', isSignedIn: false },
    path: '/storefront/products/LSH%2F1/reviews?page=2&per_page=5&sort=lowest',
    reply: reviewsReply,
    good: wireReply(wireReviews()),
  },
  {
    call: 'POST /storefront/products/{code}/reviews',
    endpoint: 'sendReview',
    feature: 'reviews',
    signedIn: true,
    once: true,
    arg: { code: 'NO-SUCH', request: secret(praise) },
    path: '/storefront/products/NO-SUCH/reviews',
    body: praise,
    ...plain,
  },
  {
    call: 'POST /storefront/product-variant/{id}/notify',
    endpoint: 'requestStockAlert',
    feature: 'stock_alerts',
    arg: { variantId: '1001', request: secret(reader) },
    path: '/storefront/product-variant/1001/notify',
    body: reader,
    ...plain,
  },
  {
    call: 'GET /storefront/products',
    endpoint: 'getProductList',
    feature: 'lists',
    arg: { scope: { q: 'red shirt & co' }, perPage: 20, filters: [{ name: 'attr[Color]', value: 'Red' }] },
    path: '/storefront/products?q=red+shirt+%26+co&page=1&per_page=20&attr%5BColor%5D=Red',
    reply: productListReply,
    good: wireReply(wireProductList()),
  },
  {
    call: 'GET /storefront/suggestions',
    endpoint: 'getSuggestions',
    feature: 'lists',
    arg: 'red s',
    path: '/storefront/suggestions?q=red+s',
    reply: suggestionsReply,
    good: wireReply(wireSuggestions()),
  },
  {
    call: 'GET /storefront/stores',
    endpoint: 'getStores',
    feature: 'stores',
    reply: storesReply,
    good: wireReply([wireStore()]),
  },
  {
    call: 'GET /storefront/stores/stock',
    endpoint: 'getStoreStock',
    feature: 'stores',
    arg: '1001',
    path: '/storefront/stores/stock?variant=1001',
    reply: storeStockReply,
    good: wireReply([{ store: 1, available: 3 }]),
  },
  {
    call: 'POST /storefront/track',
    endpoint: 'trackOrder',
    feature: 'tracking',
    arg: secret(tracked),
    body: tracked,
    reply: trackingReply,
    good: wireReply(wireTracking()),
  },
  {
    call: 'POST /storefront/contact',
    endpoint: 'sendMessage',
    feature: 'contact',
    once: true,
    arg: secret(letter),
    body: letter,
    reply: contactReply,
    good: wireReply({ report: 1 }),
  },
];
