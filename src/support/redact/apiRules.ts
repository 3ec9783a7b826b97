import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import type { ProductAddress } from '../../api/catalogueApi';
import type { LoanTerms } from '../../api/loanApi';
import type { ReviewPage } from '../../api/reviewApi';
import type { FreshAccount } from '../../contract/account';
import type { SavedAddress } from '../../contract/addresses';
import type { Business } from '../../contract/business';
import type { CartItem } from '../../contract/cart';
import type { Collection } from '../../contract/collection';
import type { User } from '../../contract/customer';
import type { Order, OrderRow } from '../../contract/order';
import type { ProductList, Suggestions } from '../../contract/productList';
import type { Repayments } from '../../contract/repayments';
import type { Reviews } from '../../contract/reviews';
import type { ListedStore, StoreStock } from '../../contract/stores';
import type { RootState } from '../../store/types';
import { order } from './placeRules';
import { listedProduct, publicCategory, publicProduct, publicSlide, publicVariant } from './catalogueRules';
import {
  day,
  keptFlag,
  replacedBy,
  omitted,
  keptNumber,
  numeric,
  oneOf,
  placeholder,
  PLACEHOLDER_ACCOUNT,
  publicText,
  slug,
  pseudonym,
  words,
} from './redactors';
import type { Names } from './names';
import { applyRule, type Rule, type RuleFor } from './rule';

export const businessRule: RuleFor<Business> = {
  fields: {
    name: publicText,
    logo: replacedBy(null),
    currency: publicText,
    features: { each: publicText },
    credit: {
      fields: {
        rate: keptNumber,
        durations: { each: keptNumber },
        min_down_percent: keptNumber,
        min_amount: keptNumber,
        max_amount: keptNumber,
        representative: publicText,
      },
    },
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

export const user: RuleFor<User> = {
  fields: {
    first_name: placeholder(PLACEHOLDER_ACCOUNT.first_name),
    last_name: placeholder(PLACEHOLDER_ACCOUNT.last_name),
    phone: placeholder(PLACEHOLDER_ACCOUNT.phone),
    email: placeholder(PLACEHOLDER_ACCOUNT.email),
    eligible: words,
  },
};
const freshAccount: RuleFor<FreshAccount> = { fields: { user, eligibleReason: placeholder('Why not approved') } };

/** As many addresses as there are, with the default marked, and no text of them. */
const savedAddress: RuleFor<SavedAddress> = {
  fields: {
    id: pseudonym('address'),
    fullName: placeholder('Recipient'),
    city: placeholder('City'),
    phone: placeholder(PLACEHOLDER_ACCOUNT.phone),
    email: placeholder(PLACEHOLDER_ACCOUNT.email),
    address: placeholder('Address'),
    isDefault: keptFlag,
  },
};

const collection: RuleFor<Collection> = { fields: { title: publicText, slug } };

/** A line of the server's cart: prices and quantities, with a pseudonym for the name. */
const cartItem: RuleFor<CartItem> = {
  fields: {
    variantId: slug,
    quantity: keptNumber,
    addedAt: keptNumber,
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

const nextPayment = { number: keptNumber, dueDate: day, amount: keptNumber };
const repaymentStatus = oneOf('paid', 'due', 'late', 'open');

const repayments: RuleFor<Repayments> = {
  fields: {
    schedule: { each: { fields: { ...nextPayment, paid: keptNumber, fee: keptNumber, status: repaymentStatus } } },
    paidTotal: keptNumber,
    outstanding: keptNumber,
    next: { fields: nextPayment },
    settleNow: { fields: { amount: keptNumber, saves: keptNumber } },
  },
};

const loan: RuleFor<NonNullable<Order['loan']>> = {
  fields: {
    loanAmount: keptNumber,
    payableAmount: keptNumber,
    downPaymentAmount: keptNumber,
    interestRate: keptNumber,
    loanDuration: keptNumber,
    status: words,
    nextDue: { fields: { ...nextPayment, status: repaymentStatus } },
  },
};

const payment: RuleFor<NonNullable<Order['payment']>> = {
  fields: { paymentMethod: words, status: words, orderCode: order, totalAmount: keptNumber },
};

const orderRow: RuleFor<OrderRow> = {
  fields: {
    orderCode: order,
    orderDate: day,
    items: keptNumber,
    status: words,
    totalAmount: keptNumber,
    imgSrc: replacedBy(null),
    checkoutType: words,
    loan,
    payment,
    products: { each: { fields: { title: pseudonym('Product'), quantity: keptNumber } } },
  },
};

const wholeOrder: RuleFor<Order> = {
  fields: {
    orderCode: order,
    orderStatus: words,
    totalAmount: keptNumber,
    checkoutType: words,
    orderNote: replacedBy(''),
    orderDate: day,
    payment,
    products: {
      each: {
        fields: {
          title: pseudonym('Product'),
          quantity: keptNumber,
          price: keptNumber,
          status: words,
          imgSrc: replacedBy(null),
          attributes,
        },
      },
    },
    loan,
    delivery: replacedBy(null),
    pickup: { fields: { store: replacedBy(null) } },
    notice: replacedBy(null),
  },
};

export const terms: RuleFor<LoanTerms> = {
  fields: { total: keptNumber, downPayment: keptNumber, duration: keptNumber },
};
const address: RuleFor<ProductAddress> = { fields: { slug, code: slug, id: slug } };
export const scheduleRows = {
  each: {
    fields: { paymentNumber: keptNumber, paymentAmount: keptNumber, remainingBalance: keptNumber, dueDate: day },
  },
};

/** Stars and counts, and no words of those who wrote. */
const reviews: RuleFor<Reviews> = {
  fields: {
    items: {
      each: {
        fields: {
          id: pseudonym('review'),
          stars: keptNumber,
          title: placeholder('Title'),
          text: placeholder('Review'),
          name: placeholder('Reviewer'),
          date: day,
          verified: keptFlag,
          variant: pseudonym('Choice'),
        },
      },
    },
    page: keptNumber,
    perPage: keptNumber,
    total: keptNumber,
    average: keptNumber,
    count: keptNumber,
    histogram: { each: { fields: { stars: keptNumber, count: keptNumber } } },
    canReview: keptFlag,
  },
};
const reviewPage: RuleFor<ReviewPage> = {
  fields: { code: slug, page: keptNumber, sort: oneOf('newest', 'highest', 'lowest'), isSignedIn: keptFlag },
};

const listRequest = {
  fields: {
    scope: { fields: { category: slug, collection: slug, q: pseudonym('Search') } },
    page: keptNumber,
    perPage: keptNumber,
    sort: slug,
    // Names of attributes with their chosen values.
    filters: { each: { fields: { name: publicText, value: slug } } },
  },
};
const productList: RuleFor<ProductList> = {
  fields: {
    items: { each: listedProduct },
    page: keptNumber,
    perPage: keptNumber,
    total: keptNumber,
    facets: {
      each: {
        fields: {
          key: publicText,
          name: publicText,
          options: { each: { fields: { value: slug, count: keptNumber } } },
          min: keptNumber,
          max: keptNumber,
        },
      },
    },
    didYouMean: pseudonym('Search'),
  },
};
const suggestions: RuleFor<Suggestions> = {
  fields: {
    terms: { each: pseudonym('Search') },
    categories: { each: { fields: { name: publicText, slug } } },
    products: { each: listedProduct },
  },
};

const store: RuleFor<ListedStore> = {
  fields: {
    id: slug,
    name: publicText,
    address: publicText,
    city: publicText,
    country: publicText,
    phone: publicText,
    lat: keptNumber,
    lng: keptNumber,
    hours: { each: { fields: { days: publicText, opens: publicText, closes: publicText } } },
    pickup: keptFlag,
  },
};
const storeStock: RuleFor<StoreStock> = { fields: { store: slug, available: keptNumber } };

const of = (arg: unknown, data: unknown): { arg: Rule; data: Rule } => ({ arg: arg as Rule, data: data as Rule });
const list = (item: unknown): unknown => ({ each: item });

/** Rules for arguments and data of each endpoint. A query that is missing here is not recorded. */
const ENDPOINT_RULES: Readonly<Record<string, { arg: Rule; data: Rule }>> = {
  getBusiness: of(omitted, businessRule),
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
  getRepayments: of(order, repayments),
  getReviews: of(reviewPage, reviews),
  getProductList: of(listRequest, productList),
  getSuggestions: of(pseudonym('Search'), suggestions),
  getStores: of(omitted, list(store)),
  getStoreStock: of(slug, list(storeStock)),
  getAddresses: of(omitted, list(savedAddress)),
  getAccount: of(omitted, freshAccount),
  getLoginStatus: of(omitted, { fields: { active: keptFlag } }),
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
    httpStatus: keptNumber,
    retryAfter: keptNumber,
    didNotAct: keptFlag,
    isRefusal: keptFlag,
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
        startedTimeStamp: keptNumber,
        fulfilledTimeStamp: keptNumber,
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
