import type { MerchantReturnPolicy, Offer, OfferShippingDetails } from 'schema-dts';
import { DELIVERY_WAYS, type DeliveryWay, GOODS_CONDITION, RETURN_DAYS, RETURNS } from '../config/brand/promises';
import type { Product } from '../contract/product';
import type { Variant } from '../contract/variant';
import { toMajor } from '../lib/money';
import { variantPrice } from './price';
import { isSoldOut, variantStock } from './stock';

const days = (from: number, to: number) =>
  ({ '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' }) as const;

export const shippingData = (ways: readonly DeliveryWay[], currency: string): OfferShippingDetails[] =>
  ways.flatMap(({ fee, ships }, index) =>
    ships
      ? [
          {
            '@type': 'OfferShippingDetails',
            '@id': `#shipping-${index}`,
            shippingRate: { '@type': 'MonetaryAmount', value: String(fee), currency },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: ships.country },
            deliveryTime: {
              '@type': 'ShippingDeliveryTime',
              handlingTime: days(0, 1),
              transitTime: days(ships.from, ships.to),
            },
          },
        ]
      : [],
  );

const returnData = (): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  '@id': '#returns',
  applicableCountry: RETURNS.country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: `https://schema.org/${RETURNS.method}`,
  returnFees: `https://schema.org/${RETURNS.fees}`,
});

const reference = (node: object) => ({ '@id': (node as { '@id': string })['@id'] });

/** An offer for each variant that has a price; the terms stand in the first one, and the others refer to them. */
export const offerData = (product: Product, currency: string, address: string): Offer[] => {
  const sold: (Variant | null)[] = product.hasVariant ? product.variants : product.variants.slice(0, 1);
  const shippingDetails = shippingData(DELIVERY_WAYS, currency);
  const hasMerchantReturnPolicy = returnData();
  return (sold.length > 0 ? sold : [null])
    .flatMap((variant) => {
      const { price } = variantPrice(product, variant);
      return price === null ? [] : [{ variant, price }];
    })
    .map(({ variant, price }, index) => ({
      '@type': 'Offer',
      ...(variant?.sku && { sku: variant.sku }),
      price: toMajor(price).toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${isSoldOut(variantStock(product, variant)) ? 'OutOfStock' : 'InStock'}`,
      itemCondition: `https://schema.org/${GOODS_CONDITION}`,
      url: variant && product.hasVariant ? `${address}&variant=${encodeURIComponent(variant.id)}` : address,
      ...(shippingDetails.length > 0 && {
        shippingDetails: index === 0 ? shippingDetails : shippingDetails.map(reference),
      }),
      hasMerchantReturnPolicy: index === 0 ? hasMerchantReturnPolicy : reference(hasMerchantReturnPolicy),
    }));
};
