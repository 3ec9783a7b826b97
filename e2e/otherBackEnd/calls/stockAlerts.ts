import { notFound, type Open, refused, succeeded, textIn } from '../call';
import { findVariant } from '../shop';

export const stockAlerts: Record<string, Open> = {
  'POST /storefront/product-variant/{id}/notify': ({ shop, params, body }) => {
    const found = findVariant(shop, params.id);
    if (!found) return notFound('This is not sold here');
    const email = textIn(body, 'email').toLowerCase();
    if (!/^\S+@\S+\.\S+$/.test(email)) return refused('Please enter your email');
    if (found.variant.stock > 0) return refused('You can buy this now');
    shop.waiting.add(`${found.variant.id} ${email}`);
    return succeeded('We will write to you when it is here');
  },
};
