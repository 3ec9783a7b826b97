import type * as v from 'valibot';
import { businessReply } from '../../contract/business';
import { cartReply } from '../../contract/cart';
import { categoriesReply } from '../../contract/category';
import { checkoutReply, confirmOrderReply, downPaymentReply } from '../../contract/checkout';
import { collectionReply } from '../../contract/collection';
import { changePasswordReply, loginReply, loginStatusReply } from '../../contract/customer';
import { plainReply, resultReply } from '../../contract/envelope';
import { scheduleReply } from '../../contract/loan';
import { orderReply, ordersReply } from '../../contract/order';
import { productReply, productsReply } from '../../contract/product';
import { slidesReply } from '../../contract/slide';
import { variantReply } from '../../contract/variant';
import { wireCategory, wireCollection, wireProduct, wireSlide, wireVariantDetail } from './wireCatalogue';
import { wireBusiness, wireCartItem, wireOrder, wireOrderRow, wireSchedule, wireUser } from './wireCustomer';
import { wireReply } from './wire';

export interface WireCall {
  call: string;
  /** The endpoint's name in the shop. */
  endpoint: string;
  reply: v.GenericSchema;
  /** Marked with a lock in docs/api.md. */
  signedIn?: boolean;
  /** A valid reply. */
  good: Record<string, unknown>;
}

const plain = { reply: plainReply, good: { status: 1, message: 'Done' } };
const result = { reply: resultReply, good: { result: 1, message: 'Sent' } };
const products = { reply: productsReply, good: wireReply([wireProduct()]) };
const categories = { reply: categoriesReply, good: wireReply([wireCategory()]) };
const checkout = { checkout_id: 'chk-1', checkout_url: 'https://pay.example/chk-1', order_code: 'ORD-7F3K' };

/** Every call of the shop with the schema of its reply and a valid reply, for tests that iterate over all calls. */
export const WIRE_CALLS: WireCall[] = [
  { call: 'GET /business/get_details', endpoint: 'getBusiness', reply: businessReply, good: wireReply(wireBusiness()) },
  {
    call: 'POST /storefront/customer/access',
    endpoint: 'login',
    reply: loginReply,
    good: wireReply({ token: 'header.payload.signature', user: wireUser() }),
  },
  { call: 'POST /storefront/customer/signup', endpoint: 'signUp', ...plain },
  { call: 'POST /storefront/customer/reset-password', endpoint: 'requestPasswordReset', ...result },
  { call: 'POST /storefront/customer/confirm-reset-password', endpoint: 'confirmPasswordReset', ...result },
  {
    call: 'POST /admin/change_password',
    endpoint: 'changePassword',
    signedIn: true,
    reply: changePasswordReply,
    good: { ...plain.good, data: { token: 'new.token.here' } },
  },
  { call: 'GET /auth/verify', endpoint: 'verifyEmail', ...plain },
  { call: 'POST /storefront/request_client_review', endpoint: 'requestClientReview', signedIn: true, ...plain },
  {
    call: 'GET /storefront/is_logged_in',
    endpoint: 'getLoginStatus',
    signedIn: true,
    reply: loginStatusReply,
    good: { active: true },
  },
  { call: 'GET /storefront/products/search', endpoint: 'searchProducts', ...products },
  {
    call: 'GET /storefront/products/{slug}/{code}',
    endpoint: 'getProduct',
    reply: productReply,
    good: wireReply(wireProduct()),
  },
  {
    call: 'GET /storefront/product-variant/{id}',
    endpoint: 'getVariant',
    reply: variantReply,
    good: wireReply(wireVariantDetail()),
  },
  { call: 'GET /storefront/filter_sections/products/{slug}', endpoint: 'getCollectionProducts', ...products },
  {
    call: 'GET /storefront/filter_sections/{slug}',
    endpoint: 'getCollection',
    reply: collectionReply,
    good: wireReply(wireCollection()),
  },
  { call: 'GET /storefront/main_product_categories', endpoint: 'getMainCategories', ...categories },
  { call: 'GET /storefront/product_categories', endpoint: 'getCategoryTree', ...categories },
  { call: 'GET /storefront/category_products/{slug}', endpoint: 'getCategoryProducts', ...products },
  {
    call: 'GET /storefront/get-sliders',
    endpoint: 'getSlides',
    reply: slidesReply,
    good: wireReply({ data: [wireSlide()] }),
  },
  {
    call: 'GET /storefront/my-orders',
    endpoint: 'getOrders',
    signedIn: true,
    reply: ordersReply,
    good: wireReply([wireOrderRow()]),
  },
  {
    call: 'GET /storefront/order/{order_code}',
    endpoint: 'getOrder',
    signedIn: true,
    reply: orderReply,
    good: wireReply(wireOrder()),
  },
  {
    call: 'POST /storefront/checkout',
    endpoint: 'checkout',
    signedIn: true,
    reply: checkoutReply,
    good: wireReply(checkout),
  },
  {
    call: 'POST /storefront/order/cancel',
    endpoint: 'cancelOrder',
    signedIn: true,
    reply: plainReply,
    good: { status: 100, message: 'Cancelled' },
  },
  {
    call: 'POST /storefront/make_down_payment/{order_code}',
    endpoint: 'makeDownPayment',
    signedIn: true,
    reply: downPaymentReply,
    good: wireReply({ checkout_url: 'https://pay.example/chk-1' }),
  },
  {
    call: 'POST /storefront/confirm_order',
    endpoint: 'confirmOrder',
    signedIn: true,
    reply: confirmOrderReply,
    good: wireReply({ order_code: 'ORD-7F3K' }, { status: 100 }),
  },
  {
    call: 'GET /storefront/my-cart',
    endpoint: 'getCart',
    signedIn: true,
    reply: cartReply,
    good: wireReply([wireCartItem()]),
  },
  { call: 'POST /storefront/add-saved-cart', endpoint: 'addSavedCart', signedIn: true, ...plain },
  { call: 'POST /storefront/add-to-cart', endpoint: 'addToCart', signedIn: true, ...plain },
  { call: 'DELETE /storefront/my-cart/{id}', endpoint: 'removeFromCart', signedIn: true, ...plain },
  {
    call: 'POST /loan/cfschedule',
    endpoint: 'getSchedule',
    signedIn: true,
    reply: scheduleReply,
    good: wireReply(wireSchedule()),
  },
];
