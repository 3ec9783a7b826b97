import { type Product, productReply } from '../../../src/contract/product';
import { isOnSale } from '../../../src/domain/price';
import { isInStock } from '../../../src/domain/stock';
import { type Kit, readAs } from '../kit';
import { brokenUnless, type Finding } from '../verdict';
import type { Page } from './listReads';

type Fits = (product: Product) => boolean;

/** Whether a product has what a facet's option stands for. */
export const fitsOption = (key: string, value: string): Fits => {
  if (key === 'on_sale') return isOnSale;
  if (key === 'in_stock') return (product) => isInStock(product) || (product.available ?? 0) > 0;
  if (key === 'brand') return ({ brand }) => brand === value;
  const name = key.slice('attr['.length, -1);
  return ({ variants }) =>
    variants.some(({ attributes }) => attributes.some((one) => one.name === name && one.value === value));
};

/** An item may lack the variant that fits, so as many products as this are read whole. */
const MOST_READ = 2;

/** The products of a page that do not belong there. */
export const misfitFindings = async (kit: Kit, { list }: Page, fits: Fits): Promise<Finding[]> => {
  const doubtful = (list?.items ?? []).filter((item) => !fits(item)).slice(0, MOST_READ);
  const misfits: string[] = [];
  for (const { slug, code } of doubtful) {
    const params = { slug, code };
    const whole = readAs(
      productReply,
      await kit.ask('GET /storefront/products/{slug}/{code}', { params, token: null }),
    );
    if (!whole?.data || !fits(whole.data)) misfits.push(code);
  }
  return brokenUnless(misfits.length === 0, `${misfits.join(' and ')} must not be in the list`);
};
