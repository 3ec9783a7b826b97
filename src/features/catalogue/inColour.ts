import type { Product } from '../../contract/product';
import { isColour } from '../../domain/colour';
import { hasWord } from './facets';

/** Whoever asks for black goods is shown the black ones: the picture is that of a variant in a chosen colour. */
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
