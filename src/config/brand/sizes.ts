import type { OwnSizes, SIZED_CATEGORIES } from './sizedCategories';

export interface SizeTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The retailer's own tables of the size guide; `sizedCategories.ts` names the categories that each is for. */
export const OWN_SIZE_TABLES: Record<OwnSizes, SizeTable> = {
  women: {
    caption: 'Women’s clothing',
    head: ['Size', 'UK', 'Bust', 'Waist', 'Hips'],
    rows: [
      ['XS', '8', '80–83', '62–65', '88–91'],
      ['S', '10', '84–88', '66–70', '92–96'],
      ['M', '12', '89–93', '71–75', '97–101'],
      ['L', '14', '94–98', '76–81', '102–106'],
      ['XL', '16', '99–104', '82–87', '107–111'],
    ],
  },
  men: {
    caption: 'Men’s clothing',
    head: ['Size', 'Blazer', 'Trousers', 'Chest', 'Waist'],
    rows: [
      ['S', '46', '30', '90–93', '76–80'],
      ['M', '48', '32', '94–97', '81–85'],
      ['L', '50', '34', '98–101', '86–90'],
      ['XL', '52', '36', '102–105', '91–95'],
      ['XXL', '54', '38', '106–110', '96–100'],
    ],
  },
  children: {
    caption: 'Children’s clothing',
    head: ['Size', 'Height', 'Chest', 'Waist'],
    rows: [
      ['2–3 y', '92–98', '53–55', '51–52'],
      ['4–5 y', '104–110', '56–58', '53–54'],
      ['6–7 y', '116–122', '60–63', '55–57'],
      ['8–9 y', '128–134', '65–68', '58–60'],
      ['10–11 y', '140–146', '71–75', '61–63'],
    ],
  },
  shoes: {
    caption: 'Shoes',
    head: ['Size', 'UK', 'Foot'],
    rows: [
      ['28', '10 (child)', '17.5'],
      ['30', '11.5 (child)', '18.8'],
      ['32', '13 (child)', '20.1'],
      ['34', '2', '21.4'],
      ['37', '4', '23.3'],
      ['38', '5', '24'],
      ['39', '6', '24.6'],
      ['40', '6.5', '25.3'],
      ['41', '7.5', '26'],
      ['42', '8', '26.6'],
      ['43', '9', '27.3'],
      ['44', '9.5', '28'],
      ['45', '10.5', '28.6'],
    ],
  },
};

/** The tables for categories that have none of the retailer's own. */
export const SAMPLE_SIZE_TABLES: Record<keyof typeof SIZED_CATEGORIES, SizeTable> = {
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
