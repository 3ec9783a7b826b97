import * as v from 'valibot';
import { creditSchema } from '../../contract/credit';
import { businessSchema } from '../../contract/business';
import { type CartLine, cartItemSchema } from '../../contract/cart';
import { categoriesReply, type Category } from '../../contract/category';
import { userSchema } from '../../contract/customer';
import { scheduleSchema } from '../../contract/loan';
import { orderRowSchema, orderSchema } from '../../contract/order';
import { productSchema } from '../../contract/product';
import { repaymentsSchema } from '../../contract/repayments';
import { slideSchema } from '../../contract/slide';
import { variantDetailSchema, variantSchema } from '../../contract/variant';
import { wireCategory, wireProduct, wireSlide, wireVariant, wireVariantDetail } from './wireCatalogue';
import {
  wireBusiness,
  wireCartItem,
  wireCredit,
  wireOrder,
  wireOrderRow,
  wireRepayments,
  wireSchedule,
  wireUser,
} from './wireCustomer';

/** Model values are parsed by the shop's own schemas; overrides use the wire names, and an invalid one throws. */
const parsed =
  <T extends v.GenericSchema, O>(schema: T, wire: (overrides?: O) => unknown) =>
  (overrides?: O): v.InferOutput<T> =>
    v.parse(schema, wire(overrides));

export const product = parsed(productSchema, wireProduct);
export const variant = parsed(variantSchema, wireVariant);
export const variantDetail = parsed(variantDetailSchema, wireVariantDetail);
export const slide = parsed(slideSchema, wireSlide);
export const credit = parsed(creditSchema, wireCredit);
export const business = parsed(businessSchema, wireBusiness);
export const user = parsed(userSchema, wireUser);
export const cartItem = parsed(cartItemSchema, wireCartItem);
export const orderRow = parsed(orderRowSchema, wireOrderRow);
export const order = parsed(orderSchema, wireOrder);
export const schedule = parsed(scheduleSchema, wireSchedule);
export const repayments = parsed(repaymentsSchema, wireRepayments);

export const category = (overrides?: Parameters<typeof wireCategory>[0]): Category => {
  const [first] = v.parse(categoriesReply, { status: 1, data: [wireCategory(overrides)] }).data;
  if (!first) throw new Error('The category cannot be read');
  return first;
};

export const cartLine = (overrides: Partial<CartLine> = {}): CartLine => ({
  id: '1001',
  productId: '101',
  slug: 'linen-shirt',
  code: 'LSH-101',
  quantity: 1,
  price: 12000,
  available: 4,
  product: { title: 'Linen Shirt', imgSrc: '/media/linen-shirt.svg', category: { name: 'Shirts' } },
  attributes: [
    { name: 'Color', value: 'Black' },
    { name: 'Size', value: 'S' },
  ],
  ...overrides,
});
