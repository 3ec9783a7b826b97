import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import type { ProductAddress } from '../../api/catalogueApi';
import type { LoanTerms } from '../../api/loanApi';
import type { Business } from '../../contract/business';
import type { CartItem } from '../../contract/cart';
import type { Collection } from '../../contract/collection';
import type { Order, OrderRow } from '../../contract/order';
import type { RootState } from '../../store/types';
import { order } from './placeRules';
import { listedProduct, publicCategory, publicProduct, publicSlide, publicVariant } from './catalogueRules';
import {
  day,
  flag,
  replacedBy,
  omitted,
  number,
  numeric,
  oneOf,
  publicText,
  slug,
  pseudonym,
  words,
} from './redactors';
import type { Names } from './names';
import { applyRule, type Rule, type RuleFor } from './rule';

export const business: RuleFor<Business> = {
  fields: {
    name: publicText,
    logo: replacedBy(null),
    currency: publicText,
    defaultCreditor: { fields: { uuid: pseudonym('CREDITOR'), name: publicText, logo: replacedBy(null) } },
  },
};

export const attributes = { each: { fields: { name: publicText, value: pseudonym('Choice') } } };

export const product = {
  fields: {
    id: slug,
    title: pseudonym('Product'),
    slug: pseudonym('product'),
    code: pseudonym('CODE'),
    imgSrc: replacedBy(null),
  },
};

const collection: RuleFor<Collection> = { fields: { title: publicText, slug } };

/** A line of the server's cart: prices and quantities, with a pseudonym for the name. */
const cartItem: RuleFor<CartItem> = {
  fields: {
    variantId: slug,
    quantity: number,
    addedAt: number,
    variant: {
      fields: {
        ...(publicVariant as { fields: Record<string, Rule> }).fields,
        sku: omitted,
        attributes,
        product: { fields: { ...product.fields, category: replacedBy(null) } },
      },
    } as unknown as RuleFor<CartItem['variant']>,
  },
};

const loan: RuleFor<NonNullable<Order['loan']>> = {
  fields: {
    loanAmount: number,
    payableAmount: number,
    downPaymentAmount: number,
    interestRate: number,
    loanDuration: number,
    status: words,
  },
};

const payment: RuleFor<NonNullable<Order['payment']>> = {
  fields: { paymentMethod: words, status: words, orderCode: order, totalAmount: number },
};

const orderRow: RuleFor<OrderRow> = {
  fields: {
    orderCode: order,
    orderDate: day,
    items: number,
    status: words,
    totalAmount: number,
    imgSrc: replacedBy(null),
    checkoutType: words,
    loan,
    payment,
    products: { each: { fields: { title: pseudonym('Product'), quantity: number } } },
  },
};

const wholeOrder: RuleFor<Order> = {
  fields: {
    orderCode: order,
    orderStatus: words,
    totalAmount: number,
    checkoutType: words,
    orderNote: replacedBy(''),
    orderDate: day,
    payment,
    products: {
      each: {
        fields: {
          title: pseudonym('Product'),
          quantity: number,
          price: number,
          status: words,
          imgSrc: replacedBy(null),
          attributes,
        },
      },
    },
    loan,
    delivery: replacedBy(null),
    pickup: { fields: { store: replacedBy('') } },
    notice: replacedBy(null),
  },
};

export const terms: RuleFor<LoanTerms> = { fields: { total: number, downPayment: number, duration: number } };
const address: RuleFor<ProductAddress> = { fields: { slug, code: slug, id: slug } };
export const scheduleRows = {
  each: { fields: { paymentNumber: number, paymentAmount: number, remainingBalance: number, dueDate: day } },
};

const of = (arg: unknown, data: unknown): { arg: Rule; data: Rule } => ({ arg: arg as Rule, data: data as Rule });
const list = (item: unknown): unknown => ({ each: item });

/** Rules for arguments and data of each endpoint. A query that is missing here is not recorded. */
const ENDPOINT_RULES: Readonly<Record<string, { arg: Rule; data: Rule }>> = {
  getBusiness: of(omitted, business),
  searchProducts: of(pseudonym('Search'), list(listedProduct)),
  getProduct: of(address, publicProduct),
  getVariant: of(slug, publicVariant),
  getCollectionProducts: of(slug, list(listedProduct)),
  getCollection: of(slug, collection),
  getMainCategories: of(omitted, list(publicCategory)),
  getCategoryTree: of(omitted, list(publicCategory)),
  getCategoryProducts: of(slug, list(listedProduct)),
  getSlides: of(omitted, list(publicSlide)),
  getCart: of(omitted, list(cartItem)),
  getOrders: of(omitted, list(orderRow)),
  getOrder: of(order, wholeOrder),
  getSchedule: of(terms, { fields: { rows: scheduleRows, rate: numeric } }),
  getLoginStatus: of(omitted, { fields: { active: flag } }),
};

const error: Rule = {
  fields: {
    kind: oneOf(
      'offline',
      'timeout',
      'malformed',
      'refused',
      'unauthorised',
      'notFound',
      'busy',
      'server',
      'superseded',
    ),
    message: words,
    httpStatus: number,
    retryAfter: number,
    didNotAct: flag,
    isRefusal: flag,
  },
};

/** Rules for cache entries, by endpoint. */
const entryRules: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries(ENDPOINT_RULES).map(([name, { arg, data }]) => [
    name,
    {
      fields: {
        status: oneOf('uninitialized', 'pending', 'fulfilled', 'rejected'),
        endpointName: publicText,
        requestId: omitted,
        originalArgs: arg,
        startedTimeStamp: number,
        fulfilledTimeStamp: number,
        data,
        error,
      },
    } satisfies Rule,
  ]),
);

interface Entry {
  endpointName?: string;
  originalArgs?: unknown;
}

/** The rule of a cache entry; undefined for a query that is not recorded. */
export const entryRule = (entry: unknown): Rule | undefined =>
  typeof entry === 'object' && entry !== null ? entryRules[(entry as Entry).endpointName ?? ''] : undefined;

const recordedKey = (endpointName: string, queryArgs: unknown): string =>
  defaultSerializeQueryArgs({ endpointName, queryArgs, endpointDefinition: undefined as never });

/** The redacted key of a cache entry; null when the entry is not recorded. */
export const keyOfEntry = (entry: unknown, names: Names): string | null => {
  const rule = entryRule(entry);
  if (!rule) return null;
  const { endpointName = '', originalArgs } = applyRule(rule, entry, names) as Entry;
  return recordedKey(endpointName, originalArgs);
};

const queries = (value: unknown, names: Names): Record<string, unknown> =>
  Object.fromEntries(
    Object.values((value ?? {}) as Record<string, unknown>).flatMap((entry) => {
      const rule = entryRule(entry);
      const key = keyOfEntry(entry, names);
      return rule && key !== null ? [[key, applyRule(rule, entry, names)]] : [];
    }),
  );

/** Only the queries above are recorded; mutations, tags and subscriptions do not affect any screen. */
export const apiRules: RuleFor<RootState['api']> = {
  fields: {
    queries: {
      kind: 'exported',
      redact: (value, names) => names.once(entryRules, value as object, () => queries(value, names)),
    },
    mutations: replacedBy({}),
    provided: replacedBy({ tags: {}, keys: {} }),
    subscriptions: replacedBy({}),
    config: replacedBy({
      online: true,
      focused: true,
      middlewareRegistered: true,
      refetchOnFocus: false,
      refetchOnReconnect: false,
      refetchOnMountOrArgChange: false,
      keepUnusedDataFor: 60,
      reducerPath: 'api',
      invalidationBehavior: 'delayed',
    }),
  },
};
