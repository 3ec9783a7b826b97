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
  reply: v.GenericSchema;
  /** A reply as it should be. */
  good: Record<string, unknown>;
}

const plain = { reply: plainReply, good: { status: 1, message: 'Done' } };
const result = { reply: resultReply, good: { result: 1, message: 'Sent' } };
const products = { reply: productsReply, good: wireReply([wireProduct()]) };
const categories = { reply: categoriesReply, good: wireReply([wireCategory()]) };
const checkout = { checkout_id: 'chk-1', checkout_url: 'https://pay.example/chk-1', order_code: 'ORD-7F3K' };

/** Every call the shop makes, the schema its reply passes and a good reply: for tests that go over all of them. */
export const WIRE_CALLS: WireCall[] = [
  { call: 'GET /business/get_details', reply: businessReply, good: wireReply(wireBusiness()) },
  {
    call: 'POST /storefront/customer/access',
    reply: loginReply,
    good: wireReply({ token: 'header.payload.signature', user: wireUser() }),
  },
  { call: 'POST /storefront/customer/signup', ...plain },
  { call: 'POST /storefront/customer/reset-password', ...result },
  { call: 'POST /storefront/customer/confirm-reset-password', ...result },
  {
    call: 'POST /admin/change_password',
    reply: changePasswordReply,
    good: { ...plain.good, data: { token: 'new.token.here' } },
  },
  { call: 'GET /auth/verify', ...plain },
  { call: 'POST /storefront/request_client_review', ...plain },
  { call: 'GET /storefront/is_logged_in', reply: loginStatusReply, good: { active: true } },
  { call: 'GET /storefront/products/search', ...products },
  { call: 'GET /storefront/products/{slug}/{code}', reply: productReply, good: wireReply(wireProduct()) },
  { call: 'GET /storefront/product-variant/{id}', reply: variantReply, good: wireReply(wireVariantDetail()) },
  { call: 'GET /storefront/filter_sections/products/{slug}', ...products },
  { call: 'GET /storefront/filter_sections/{slug}', reply: collectionReply, good: wireReply(wireCollection()) },
  { call: 'GET /storefront/main_product_categories', ...categories },
  { call: 'GET /storefront/product_categories', ...categories },
  { call: 'GET /storefront/category_products/{slug}', ...products },
  { call: 'GET /storefront/get-sliders', reply: slidesReply, good: wireReply({ data: [wireSlide()] }) },
  { call: 'GET /storefront/my-orders', reply: ordersReply, good: wireReply([wireOrderRow()]) },
  { call: 'GET /storefront/order/{order_code}', reply: orderReply, good: wireReply(wireOrder()) },
  { call: 'POST /storefront/checkout', reply: checkoutReply, good: wireReply(checkout) },
  { call: 'POST /storefront/order/cancel', reply: plainReply, good: { status: 100, message: 'Cancelled' } },
  {
    call: 'POST /storefront/make_down_payment/{order_code}',
    reply: downPaymentReply,
    good: wireReply({ checkout_url: 'https://pay.example/chk-1' }),
  },
  {
    call: 'POST /storefront/confirm_order',
    reply: confirmOrderReply,
    good: wireReply({ order_code: 'ORD-7F3K' }, { status: 100 }),
  },
  { call: 'GET /storefront/my-cart', reply: cartReply, good: wireReply([wireCartItem()]) },
  { call: 'POST /storefront/add-saved-cart', ...plain },
  { call: 'POST /storefront/add-to-cart', ...plain },
  { call: 'DELETE /storefront/my-cart/{id}', ...plain },
  { call: 'POST /loan/cfschedule', reply: scheduleReply, good: wireReply(wireSchedule()) },
];
