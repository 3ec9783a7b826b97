import { toEntries } from '../../../src/contract/plainReaders';
import type { Product } from '../../../src/contract/product';
import { listPrice } from '../../../src/domain/price';
import type { Exchange } from '../exchange';
import { fieldOf } from '../replies';
import { brokenUnless, type Finding } from '../verdict';

const MOST_BYTES = 1500;

/** Fields that only the product's page shows. */
const TOO_MUCH = ['description', 'photos'];

/** What is wrong with the products of a reply as it was sent. */
export const itemFindings = ({ body }: Exchange, field: 'items' | 'products'): Finding[] => {
  const items = toEntries(fieldOf(fieldOf(body, 'data'), field)) ?? [];
  const bytes = Math.max(0, ...items.map((item) => Buffer.byteLength(JSON.stringify(item))));
  const sent = TOO_MUCH.filter((name) => items.some((item) => (fieldOf(item, name) ?? null) !== null));
  return [
    ...brokenUnless(bytes <= MOST_BYTES, `an item has ${bytes} bytes`),
    ...brokenUnless(sent.length === 0, `an item has ${sent.join(' and ')}`),
  ];
};

/** Compares an item with its whole product. */
export const likeWholeFindings = (item: Product, whole: Product): Finding[] => {
  const [shown, known] = [listPrice(item), listPrice(whole)];
  const added = whole.variants.find(({ isDefault }) => isDefault);
  return [
    ...brokenUnless(shown.price === known.price && shown.highest === known.highest, 'its prices differ'),
    ...brokenUnless(item.available === whole.available, 'its stock differs'),
    ...brokenUnless(!added || item.variants.some(({ id }) => id === added.id), 'it lacks the default variant'),
  ];
};
