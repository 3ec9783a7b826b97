import type { Product } from '../contract/product';

/** Plural only, as in category names: the singular also matches accessories for a garment, such as "Coat Racks". */
const GARMENTS =
  /\b(clothing|apparel|menswear|womenswear|sportswear|activewear|knitwear|outerwear|swimwear|underwear|lingerie|dresses|tops|shirts|tees|blouses|polos|skirts|trousers|pants|jeans|denim|shorts|leggings|jackets|coats|blazers|suits|sweaters|sweatshirts|hoodies|jumpers|cardigans|overshirts|kaftans|pyjamas|pajamas)\b|\bclothes$/i;

/** Whether the product's category says that it is clothing. */
export const isClothing = ({ category, filterCategory }: Pick<Product, 'category' | 'filterCategory'>): boolean =>
  [category?.name, category?.slug, filterCategory?.name, filterCategory?.slug].some(
    (words) => words !== undefined && GARMENTS.test(words.trim()),
  );
