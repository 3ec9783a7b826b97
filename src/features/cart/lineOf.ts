import type { CartItem, CartLine } from '../../contract/cart';
import type { Product } from '../../contract/product';
import type { Variant, VariantDetail } from '../../contract/variant';
import { variantPrice } from '../../domain/price';
import { variantStock } from '../../domain/stock';

/** Creates a cart line from a product's variant. */
export const lineOf = (product: Product, variant: Variant, quantity = 1): CartLine => ({
  id: variant.id,
  productId: product.id,
  slug: product.slug,
  code: product.code,
  quantity,
  price: variantPrice(product, variant).price,
  available: variantStock(product, variant),
  product: {
    title: product.title,
    imgSrc: variant.image ?? product.imgSrc,
    category: product.category && { name: product.category.name },
  },
  attributes: variant.attributes,
});

/** Creates a cart line from an item of the server's cart; `variant` is needed when the item has only an id. */
export const lineOfItem = (item: CartItem, variant: VariantDetail | null): CartLine => {
  const product = variant?.product ?? null;
  return {
    id: item.variantId,
    productId: product?.id ?? null,
    slug: product?.slug ?? '',
    code: product?.code ?? '',
    quantity: item.quantity,
    price: variant?.price ?? null,
    available: variant?.available ?? null,
    product: {
      title: product?.title ?? '',
      imgSrc: variant?.image ?? product?.imgSrc ?? null,
      category: product?.category ? { name: product.category.name } : null,
    },
    attributes: variant?.attributes ?? [],
  };
};
