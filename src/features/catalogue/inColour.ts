import type { Product } from '../../contract/product';
import { isColour } from '../../domain/colour';
import { hasWord } from './facets';

/** Shows the picture of a variant in one of the filtered colours. */
export const inColour = (product: Product, colours: readonly string[]): Product => {
  if (colours.length === 0) return product;
  for (const { image, attributes } of product.variants) {
    const colour = attributes.find(({ name }) => isColour(name))?.value;
    if (image === null || colour === undefined || !hasWord(colours, colour)) continue;
    if (image === product.imgSrc) return product;
    return { ...product, imgSrc: image, secondImage: product.imgSrc, altText: `${product.title} in ${colour}` };
  }
  return product;
};
