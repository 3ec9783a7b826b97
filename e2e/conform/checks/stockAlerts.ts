import type { Product } from '../../../src/contract/product';
import { isSoldOut, variantStock } from '../../../src/domain/stock';
import { AS_WRITTEN, type Kit } from '../kit';
import { refuses } from '../refusals';
import { answers, fieldOf } from '../replies';
import { brokenUnless } from '../verdict';
import { unknownId } from './goods';

const CALL = 'POST /storefront/product-variant/{id}/notify';

/** Needs a sold-out variant for all but the refusals. */
export const stockAlertChecks = async (kit: Kit, products: readonly Product[], email: string): Promise<void> => {
  if (!kit.features.includes('stock_alerts')) return;
  const ask = (id: string, address: string) => kit.ask(CALL, { params: { id }, body: { email: address }, token: null });
  const missing = await ask(unknownId(products[0]?.variants[0]?.id), email);
  kit.say(CALL, 'refuses an unknown variant', missing, refuses(missing));
  const soldOut = products.flatMap((product) =>
    product.variants.filter((variant) => isSoldOut(variantStock(product, variant))),
  );
  const [variant] = soldOut;
  if (!variant) return;
  const wrong = await ask(variant.id, 'no address');
  kit.say(CALL, 'refuses an invalid email', wrong, refuses(wrong));
  const first = await ask(variant.id, email);
  kit.say(CALL, AS_WRITTEN, first, answers(CALL, first));
  kit.left.push('the account’s address may wait for a mail about a sold-out item');
  const again = await ask(variant.id, email);
  const isSame = ['status', 'message'].every((name) => fieldOf(again.body, name) === fieldOf(first.body, name));
  kit.say(CALL, 'does not reveal who has already asked', again, [
    ...answers(CALL, again),
    ...brokenUnless(isSame, 'the second reply differs from the first'),
  ]);
};
