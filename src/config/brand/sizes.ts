import type { SIZED_CATEGORIES } from './sizedCategories';

interface Table {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The tables of the size guide; `sizedCategories.ts` names the categories that each is for. */
export const SIZE_TABLES: Record<keyof typeof SIZED_CATEGORIES, Table> = {
  jeans: {
    caption: 'Jeans',
    head: ['Size', 'Bust', 'Waist', 'Hips'],
    rows: [
      ['XS', '78–82', '60–64', '86–90'],
      ['S', '83–87', '65–69', '91–95'],
      ['M', '88–92', '70–74', '96–100'],
      ['L', '93–98', '75–80', '101–106'],
      ['XL', '99–105', '81–87', '107–112'],
      ['XXL', '106–112', '88–95', '113–119'],
    ],
  },
  footwear: {
    caption: 'Footwear',
    head: ['Size', 'EU', 'UK', 'Foot, cm'],
    rows: [
      ['XS', '36', '3', '22.5'],
      ['S', '37–38', '4–5', '23.5'],
      ['M', '39–40', '6–6.5', '25'],
      ['L', '41–42', '7–8', '26.5'],
      ['XL', '43–44', '9–9.5', '28'],
      ['XXL', '45–46', '10–11', '29.5'],
    ],
  },
};
