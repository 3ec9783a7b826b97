import type { RootState } from '../../store/types';
import { OWN_SIZES } from '../../config/brand/sizedCategories';
import { TABS } from '../../features/overlays/overlaysSlice';
import { apiRules, attributes, businessRule, product, scheduleRows, terms, user } from './apiRules';
import {
  keptFlag,
  replacedBy,
  omitted,
  keptNumber,
  numeric,
  oneOf,
  onlyOf,
  owner,
  placeholder,
  PLACEHOLDER_ACCOUNT,
  slug,
  pseudonym,
  words,
} from './redactors';
import { order as orderCode, placeRules } from './placeRules';
import type { Rule, RuleFor } from './rule';

const PAYMENT_PAGE = 'https://payment.example/';

/** A cart line: price and quantity, with a pseudonym for the name. */
const lineRules: RuleFor<RootState['cart']['lines'][number]> = {
  fields: {
    id: slug,
    productId: slug,
    slug: pseudonym('product'),
    code: pseudonym('CODE'),
    quantity: keptNumber,
    price: keptNumber,
    available: keptNumber,
    product: {
      fields: { title: pseudonym('Product'), imgSrc: replacedBy(null), category: replacedBy(null) },
    },
    attributes,
  },
};

/** Redaction rules for every field of the state. A missing one fails to compile, and fails a test. */
const slices: { [K in keyof RootState]: RuleFor<Omit<RootState[K], '_persist'>> } = {
  api: apiRules,
  session: {
    fields: {
      token: placeholder('TOKEN'),
      account: user,
      ended: oneOf('loggedOut', 'expired', 'refused', 'inactive', 'unreadable'),
      keep: keptFlag,
      endsSoon: keptFlag,
      lastPage: replacedBy(null),
      knownEmail: placeholder(PLACEHOLDER_ACCOUNT.email),
      remembers: keptFlag,
    },
  },
  cart: {
    fields: {
      lines: { each: lineRules },
      changes: {
        key: slug,
        entries: {
          fields: {
            line: lineRules,
            removed: keptFlag,
            phase: oneOf('waiting', 'failed', 'settled', 'rereading'),
            before: omitted,
          },
        },
      },
      removals: { each: slug },
      notes: { key: slug, entries: words },
      adding: { each: slug },
      sending: { each: slug },
      priceAtAdd: { key: slug, entries: keptNumber },
      mergingGuestCart: keptFlag,
      unsent: replacedBy(null),
      marks: { each: { fields: { id: slug, putIn: keptNumber, ordered: keptNumber } } },
      lastOrder: {
        fields: {
          account: owner,
          orderCode,
          isDelivered: keptFlag,
          sentAt: keptNumber,
          lines: { each: lineRules },
          left: { each: slug },
        },
      },
    },
  },
  wishlist: {
    fields: {
      ids: { each: slug },
      seen: {
        each: {
          fields: { id: slug, title: pseudonym('Product'), slug, code: slug, price: keptNumber, inStock: keptFlag },
        },
      },
    },
  },
  checkout: {
    fields: {
      paymentType: oneOf('cash', 'installment'),
      duration: keptNumber,
      downPayment: numeric,
      deliverySet: keptFlag,
      preview: { fields: { terms, at: keptNumber } },
      pickupStore: slug,
      localPickup: keptFlag,
      isFinished: keptFlag,
      rememberedAddress: {
        fields: {
          account: owner,
          fullName: placeholder('Recipient'),
          city: placeholder('City'),
          phone: placeholder(PLACEHOLDER_ACCOUNT.phone),
          email: placeholder(PLACEHOLDER_ACCOUNT.email),
          address: placeholder('Address'),
        },
      },
    },
  },
  credit: {
    fields: {
      accepted: {
        each: {
          fields: {
            account: owner,
            orderCode,
            at: keptNumber,
            total: keptNumber,
            downPayment: keptNumber,
            duration: keptNumber,
            rate: numeric,
            rows: scheduleRows,
          },
        },
      },
    },
  },
  payment: {
    fields: {
      checkoutId: pseudonym('PAYMENT'),
      pending: {
        fields: {
          started: keptNumber,
          account: owner,
          total: keptNumber,
          lines: keptNumber,
          known: { each: orderCode },
          press: omitted,
          next: oneOf('redirect', 'done'),
          phase: oneOf('sent', 'placed'),
          orderCode,
          confirmKey: omitted,
          checkoutUrl: placeholder(PAYMENT_PAGE),
        },
      },
      lastPayment: { fields: { checkoutId: pseudonym('PAYMENT'), orderCode, total: keptNumber } },
      phase: oneOf(
        'idle',
        'checking',
        'ordering',
        'elsewhere',
        'sending',
        'finding',
        'cancelling',
        'confirming',
        'leaving',
      ),
      outcome: {
        fields: {
          kind: oneOf(
            'changed',
            'newOrder',
            'notKept',
            'refused',
            'unreadable',
            'twice',
            'waiting',
            'left',
            'unconfirmed',
            'signedOut',
            'saved',
            'confirmed',
            'notPaid',
            'cancelled',
            'ended',
            'notPlaced',
            'none',
          ),
          orderCode,
          status: words,
          total: keptNumber,
          duplicates: { each: orderCode },
          note: {
            fields: {
              kind: oneOf('noPage', 'unsafe', 'notKept', 'notCancelled', 'cancelUnknown', 'cancelled'),
              orderCodes: { each: orderCode },
            },
          },
          changes: { each: words },
          text: words,
          fresh: keptFlag,
        },
      },
      step: omitted,
      target: placeholder(PAYMENT_PAGE),
      seen: { each: orderCode },
    },
  },
  business: { fields: { remembered: businessRule } },
  searches: { fields: { recent: { each: pseudonym('Search') } } },
  recent: { fields: { items: { each: product } } },
  eligibility: { fields: { phase: oneOf('new', 'requested', 'confirmed', 'processing'), isAsking: keptFlag } },
  overlays: {
    fields: {
      open: {
        // The snapshot's own dialog is not part of the recorded screen.
        each: onlyOf(
          'cartDrawer',
          'mobileMenu',
          'sidePanel',
          'siteMap',
          'quickView',
          'sizeGuide',
          'delivery',
          'filter',
          'zoom',
          'schedule',
        ),
      },
      sidePanelView: oneOf('login', 'register'),
      sizeGuide: oneOf(...OWN_SIZES.map(({ table }) => table), 'jeans', 'footwear', 'all'),
      tabs: { fields: { product: oneOf(...TABS.product), siteMap: oneOf(...TABS.siteMap) } },
    },
  },
  quickView: { fields: { productId: slug } },
  notices: {
    fields: {
      shown: {
        each: {
          fields: {
            id: slug,
            kind: oneOf('success', 'info', 'error'),
            text: words,
            undo: { fields: { type: replacedBy('support/notRecorded'), payload: omitted } },
          },
        },
      },
      count: keptNumber,
      storageRefused: keptFlag,
    },
  },
  storesMap: { fields: { selectedId: slug } },
  nav: placeRules,
};

export const stateRules: Rule = { fields: slices as unknown as Record<string, Rule> };
