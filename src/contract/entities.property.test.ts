import * as v from 'valibot';
import { WIRE_CALLS } from '../testing/builders/calls';
import { cartLine } from '../testing/builders/model';
import type { WireObject } from '../testing/builders/wire';
import {
  wireCategory,
  wireProduct,
  wireSlide,
  wireVariant,
  wireVariantDetail,
} from '../testing/builders/wireCatalogue';
import {
  wireBusiness,
  wireCartItem,
  wireOrder,
  wireOrderRow,
  wireSchedule,
  wireUser,
} from '../testing/builders/wireCustomer';
import { fc, runCount } from '../testing/property';
import { businessSchema } from './business';
import { cartItemSchema } from './cart';
import { categoriesReply } from './category';
import { userSchema } from './customer';
import { scheduleSchema } from './loan';
import { orderRowSchema, orderSchema } from './order';
import { productSchema } from './product';
import { slideSchema } from './slide';
import { storedCartLine, storedCartLines, storedCheckoutId, storedToken, storedWishlist, toStored } from './stored';
import { variantDetailSchema, variantSchema } from './variant';

interface Entity {
  name: string;
  schema: v.GenericSchema;
  good: WireObject;
  /** Required fields: an entity without one is invalid. Every other field may be missing. */
  required: string[];
}

const ENTITIES: Entity[] = [
  { name: 'product', schema: productSchema, good: wireProduct(), required: ['id', 'title', 'slug', 'code'] },
  { name: 'variant', schema: variantSchema, good: wireVariant({ id: null }), required: ['variant_id'] },
  {
    name: 'variant detail',
    schema: variantDetailSchema,
    good: wireVariantDetail({ variant_id: null }),
    required: ['id'],
  },
  { name: 'slide', schema: slideSchema, good: wireSlide(), required: ['id'] },
  { name: 'business', schema: businessSchema, good: wireBusiness(), required: [] },
  { name: 'user', schema: userSchema, good: wireUser(), required: [] },
  { name: 'order row', schema: orderRowSchema, good: wireOrderRow(), required: ['order_code'] },
  { name: 'order', schema: orderSchema, good: wireOrder(), required: ['order_code'] },
  { name: 'cart item', schema: cartItemSchema, good: wireCartItem(), required: ['product_variant', 'quantity'] },
  { name: 'schedule', schema: scheduleSchema, good: wireSchedule(), required: [] },
  { name: 'stored line', schema: storedCartLine, good: toStored(cartLine()), required: ['id', 'quantity'] },
  {
    name: 'category',
    schema: v.pipe(
      v.unknown(),
      v.transform((raw) => ({ status: 1, data: [raw] })),
      categoriesReply,
    ),
    good: wireCategory(),
    required: ['id', 'name', 'slug'],
  },
];

const hostile = (): unknown =>
  JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1,"data":{"__proto__":[]}}',
  );

const WRONG: [string, () => unknown][] = [
  ['null', () => null],
  ['a number', () => 5],
  ['a negative number', () => -5],
  ['a huge number', () => 1e21],
  ['NaN', () => Number.NaN],
  ['a string', () => 'x'],
  ['an empty string', () => ''],
  ['a formatted amount', () => '1,200.50'],
  ['a lone surrogate', () => '\ud800'],
  ['the name __proto__', () => '__proto__'],
  ['an empty array', () => []],
  ['an array of invalid values', () => [null, 5, 'x', [], {}, hostile()]],
  ['an empty object', () => ({})],
  ['a hostile object', hostile],
  ['true', () => true],
  ['false', () => false],
];

/** Throws on what a screen would show as `undefined`, `NaN` or `[object Object]`, and on all but plain data. */
const expectClean = (value: unknown, path = 'value'): void => {
  if (value === null || typeof value === 'boolean') return;
  if (typeof value === 'string') {
    if (/^(undefined|NaN|\[object Object\])$/.test(value)) throw new Error(`${path} reads ${value}`);
    return;
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`${path} is ${value}`);
    return;
  }
  if (typeof value !== 'object') throw new Error(`${path} is ${typeof value}`);
  for (const [key, inner] of Object.entries(value)) expectClean(inner, `${path}.${key}`);
};

const read = (schema: v.GenericSchema, raw: unknown): boolean => {
  const result = v.safeParse(schema, raw);
  if (result.success) expectClean(result.output);
  return result.success;
};

const prototypeBefore = Object.getOwnPropertyNames(Object.prototype).join();
afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(prototypeBefore);
  expect(({} as WireObject).polluted).toBeUndefined();
  expect(([] as unknown as WireObject).polluted).toBeUndefined();
});

const without = (good: WireObject, key: string): WireObject =>
  Object.fromEntries(Object.entries(good).filter(([name]) => name !== key));

describe.each(ENTITIES)('$name', ({ schema, good, required }) => {
  test('reads a valid value', () => expect(read(schema, good)).toBe(true));

  test('accepts a missing or null field unless it is required', () => {
    const refusedWithout = Object.keys(good).filter((key) => !read(schema, without(good, key)));
    const refusedAtNull = Object.keys(good).filter((key) => !read(schema, { ...good, [key]: null }));
    expect(refusedWithout.sort()).toEqual([...required].sort());
    expect(refusedAtNull.sort()).toEqual([...required].sort());
  });

  test.each(WRONG)('reads a clean value with %s in any field, or rejects it in a required one', (_, wrong) => {
    for (const key of Object.keys(good)) {
      const isRead = read(schema, { ...good, [key]: wrong() });
      if (!required.includes(key)) expect({ key, isRead }).toEqual({ key, isRead: true });
    }
  });

  test.each(WRONG)('rejects %s as the whole value or reads a clean value', (_, wrong) => void read(schema, wrong()));

  test('drops unknown fields', () => {
    const result = v.safeParse(schema, { ...good, nobody_knows: 'secret', vendor_price: 'secret' });
    expect(JSON.stringify(result.output)).not.toContain('secret');
  });

  test('ignores hostile keys beside the valid ones', () => {
    const mixed = Object.fromEntries([...Object.entries(good), ...Object.entries(hostile() as object)]);
    expect(v.safeParse(schema, mixed).output).toEqual(v.safeParse(schema, good).output);
  });

  test('rejects any JSON in any field or reads a clean value', () => {
    const keys = Object.keys(good);
    fc.assert(
      fc.property(
        fc.constantFrom(...keys),
        fc.jsonValue(),
        (key, value) => void read(schema, { ...good, [key]: value }),
      ),
    );
  });
});

test('rejects any JSON as a reply or in its envelope, or reads a clean value', () => {
  fc.assert(
    fc.property(fc.constantFrom(...WIRE_CALLS), fc.jsonValue(), ({ reply, good }, value) => {
      read(reply, value);
      read(reply, { ...good, data: value });
      read(reply, { ...good, data: [value] });
      read(reply, { ...good, status: value, message: value, result: value, active: value });
    }),
    runCount(500),
  );
});

test('rejects any JSON in the browser storage or reads a clean value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const schema of [userSchema, storedToken, storedCheckoutId, storedCartLines, storedWishlist]) {
        read(schema, value);
        read(schema, [value]);
      }
    }),
  );
});
