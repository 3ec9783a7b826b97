import type { ClothName } from './cloths/cloths';

/** The drawing of one product: silhouette, cut and cloth. The colour comes from the variant. */
export interface ArtSpec {
  shape: string;
  /** A cut of the silhouette, e.g. 'long' or 'wrap'; each shape documents its own. */
  cut?: string;
  pattern?: string;
  /** Second colour: trims, soles, handles, print. A colour name of the palette. */
  accent?: string;
  /** The colour of a product without colour variants. */
  colour?: string;
  /** The second picture; default: the back. */
  second?: 'hung';
  /** The material, for products with a close-up picture. */
  cloth?: ClothName;
  /** The centre of the detail picture, in the 674 px frame. */
  focus?: readonly [x: number, y: number];
}
