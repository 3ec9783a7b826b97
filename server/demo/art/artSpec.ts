import type { ClothName } from './cloths/cloths';

/** What is drawn for one product: the silhouette, its cut and the cloth. Colour comes from the variant. */
export interface ArtSpec {
  shape: string;
  /** A cut of the silhouette, e.g. 'long' or 'wrap'; each shape documents its own. */
  cut?: string;
  pattern?: string;
  /** Second colour: trims, soles, handles, print. A colour name of the palette. */
  accent?: string;
  /** Colour of goods that come in one colour only. */
  colour?: string;
  /** The second picture: the back unless told. */
  second?: 'hung';
  /** What it is made of, for goods whose surface is shown from near. */
  cloth?: ClothName;
  /** Where the detail looks, in the 674 px frame. */
  focus?: readonly [x: number, y: number];
}
