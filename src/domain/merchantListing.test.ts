import { isRecord } from '../lib/json';
import { product } from '../testing/builders/model';
import { productMeta } from './productMeta';

interface Fields {
  required: readonly string[];
  recommended?: readonly string[];
  /** Recommended fields that are left out, and why. */
  omitted?: Record<string, string>;
}

/**
 * The fields of Google's merchant listing documentation:
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
const FIELDS: Record<string, Fields> = {
  Product: {
    required: ['name', 'image', 'offers'],
    recommended: ['aggregateRating', 'brand', 'category', 'description', 'gtin', 'sku'],
    omitted: {
      audience: 'the API has no such field',
      color: 'the offers of one product differ in colour',
      hasCertification: 'the API has no such field',
      inProductGroupWithID: 'all variants are offers of one product',
      isVariantOf: 'all variants are offers of one product',
      material: 'the API has no such field',
      mpn: 'the API has no such field',
      pattern: 'the API has no such field',
      review: 'the shop shows sample reviews',
      size: 'the offers of one product differ in size',
      subjectOf: 'the API has no 3D models',
    },
  },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: ['availability', 'hasMerchantReturnPolicy', 'itemCondition', 'shippingDetails', 'url'],
    omitted: { priceSpecification: 'prices have no unit or strikethrough', priceValidUntil: 'no price has a last day' },
  },
  OfferShippingDetails: { required: ['shippingDestination', 'shippingRate'], recommended: ['deliveryTime'] },
  DefinedRegion: {
    required: ['addressCountry'],
    omitted: { addressRegion: 'whole countries', postalCode: 'whole countries' },
  },
  MonetaryAmount: { required: ['currency', 'value'] },
  ShippingDeliveryTime: { required: [], recommended: ['handlingTime', 'transitTime'] },
  QuantitativeValue: { required: ['minValue', 'maxValue'], recommended: ['unitCode'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    recommended: ['returnFees', 'returnMethod'],
    omitted: { returnShippingFeesAmount: 'shoppers bring goods back' },
  },
  AggregateRating: {
    required: ['ratingValue', 'reviewCount'],
    omitted: { bestRating: 'the default of 5', worstRating: 'the default of 1' },
  },
  Brand: { required: ['name'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name'] },
};

/** The format of each field that has one. */
const FORMATS: Record<string, RegExp> = {
  price: /^\d+\.\d\d$/,
  priceCurrency: /^[A-Z]{3}$/,
  currency: /^[A-Z]{3}$/,
  value: /^\d+(\.\d+)?$/,
  addressCountry: /^[A-Z]{2}$/,
  applicableCountry: /^[A-Z]{2}$/,
  unitCode: /^DAY$/,
  availability: /^https:\/\/schema\.org\/(InStock|OutOfStock)$/,
  itemCondition: /^https:\/\/schema\.org\/\w+Condition$/,
  returnPolicyCategory: /^https:\/\/schema\.org\/MerchantReturn\w+$/,
  returnMethod: /^https:\/\/schema\.org\/(ReturnInStore|ReturnByMail|ReturnAtKiosk)$/,
  returnFees: /^https:\/\/schema\.org\/(FreeReturn|ReturnFeesCustomerResponsibility|ReturnShippingFees)$/,
  url: /^https:\/\/shop\.example\/pd\//,
  item: /^https:\/\/shop\.example\//,
};

type Node = Record<string, unknown>;

const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
};

const problemsOf = (data: unknown): string[] => {
  const nodes = nodesIn(data);
  const defined = nodes.filter((node) => '@type' in node);
  const ids = defined.map((node) => node['@id']);
  const dangling = nodes.filter((node) => !('@type' in node) && !ids.includes(node['@id']));
  return [
    ...dangling.map((node) => `nothing is called ${JSON.stringify(node)}`),
    ...defined.flatMap((node) => {
      const type = String(node['@type']);
      const { required, recommended = [], omitted = {} } = FIELDS[type] ?? { required: ['a row in the table'] };
      const lacks = (name: string) => ['""', '[]', undefined].includes(JSON.stringify(node[name]));
      const isWrong = (name: string) => FORMATS[name]?.test(String(node[name])) === false;
      return [
        ...[...required, ...recommended].filter(lacks).map((name) => `${type} without ${name}`),
        ...Object.keys(omitted)
          .filter((name) => name in node)
          .map((name) => `${type} with ${name}, which is omitted`),
        ...Object.keys(node)
          .filter(isWrong)
          .map((name) => `${type} with ${name} ${String(node[name])}`),
      ];
    }),
  ];
};

test.each([
  ['several variants', {}],
  ['one variant', { has_variant: 0 }],
  ['no variants', { has_variant: 0, variants: [], price: 99 }],
])('a product with %s has every field that Google requires or recommends', (_name, overrides) => {
  const facts = { currency: 'GHS', tree: [], origin: 'https://shop.example', hasReviews: true };
  expect(problemsOf(productMeta(product(overrides), facts).structured)).toEqual([]);
});
