import { exampleFiles } from '../exampleCatalogue';

const long = 'x'.repeat(201);

/** Lines that follow the example's, each with what is wrong with it; null where nothing is. */
const added: Record<string, readonly [string, string | null][]> = {
  'categories.csv': [
    ['women,Women again,,1,', "slug 'women' is already in line 2"],
    ['tops,Tops,nowhere,1,', "parent 'nowhere' is not in the file"],
    ['a,A,b,1,', "parent 'b' is below 'a' itself"],
    ['b,B,a,1,', "parent 'a' is below 'b' itself"],
    ['Big Bags,Bags,,1,', "slug must be small letters and digits, with single hyphens between them, not 'Big Bags'"],
    ['bags,,,1,', 'name is missing'],
    ['shoes,Shoes,,yes,', "menu must be 1 or 0, not 'yes'"],
    ['hats,Hats,,1,link.png', "picture is not in pictures/: 'link.png'"],
  ],
  'products.csv': [
    ['WRAP-1,Wrap,dresses,,,2026-03-14,,women.png,,,', "code 'WRAP-1' is already in line 2"],
    ['P-1,One,dreses,,,2026-03-14,,women.png,,,', "category 'dreses' is not in categories.csv"],
    ['P-2,Two,dresses,best,,2026-03-14,,women.png,,,', "collection 'best' is not in collections.csv"],
    ['P-3,Three,dresses,,,2026-02-30,,women.png,,,', "published must be a day such as 2026-03-14, not '2026-02-30'"],
    ['P-4,Four,dresses,,,2026-03-14,,gone.png,,,', "picture is not in pictures/: 'gone.png'"],
    ['P-5,Five,dresses,,,2026-03-14,,page.png,,,', "picture is no JPEG, PNG, WebP or SVG: 'page.png'"],
    [
      'P-6,Six,dresses,,,2026-03-14,,../secret.png,,,',
      "picture must be the name of a file in pictures/ or an https address: '../secret.png'",
    ],
    [`P-7,${long},dresses,,,2026-03-14,,women.png,,,`, 'title is longer than 200 characters'],
    ['P-8,Eight,dresses,,,2026-03-14,,women.png,,,', 'P-8 has no variants'],
    ['P-9,Nine\x07,dresses,,,2026-03-14,,women.png,,,', 'title has control characters'],
    ['P-10,十,dresses,,,2026-03-14,,women.png,,,', 'slug is missing: the title has no letters from a to z'],
    [
      'P-11,Eleven,dresses,,,2026-03-14,,women.png,,,Red=red',
      "swatches must be names and colors such as Indigo=#27408b|Clay=#b5583a, not 'Red=red'",
    ],
  ],
  'slides.csv': [
    ['A,,women.png,Product,P-0,b', "product 'P-0' is not in products.csv"],
    ['A,,women.png,Page,//other.example,b', "link must begin with one /, not '//other.example'"],
    ['A,,women.png,External,javascript:alert(1),b', "link must be an https address, not 'javascript:alert(1)'"],
    ['A,,women.png,Category,men,b', "category 'men' is not in categories.csv"],
    ['A,,women.png,Video,men,b', "link_type must be External, Page, Product or Category, not 'Video'"],
  ],
  'variants.csv': [
    ['P-1,WRAP-1-IND-M,1,,1,,,', "sku 'WRAP-1-IND-M' is already in line 2"],
    ['P-2,P-2,,,1,,,', 'price is missing'],
    ['P-3,P-3,0.00,,1,,,', "price must be an amount above 0 such as 285.00, not '0.00'"],
    ['P-4,P-4,-5,,1,,,', "price must be an amount above 0 such as 285.00, not '-5'"],
    ['P-5,P-5,"1,50",,1,,,', "price must be an amount above 0 such as 285.00, not '1,50'"],
    ['P-6,P-6,10.00,9.99,1,,,', 'old_price 9.99 is not above the price 10.00'],
    ['P-7,P-7,1,,many,,,', "stock must be a whole number such as 12, not 'many'"],
    ['P-10,P-10,1,,1,,Color,', "attributes must be names and values such as Color=Indigo|Size=M, not 'Color'"],
    ['P-11,P-11,1,,1,,,', null],
    ['P-9,P-9-A,1,,1,1,Size=M,', null],
    ['P-9,P-9-B,1,,1,1,Size=L,', 'P-9 has another default variant'],
    ['P-9,P-9-C,1,,1,,Size=L,', "attributes 'Size=L' are those of another variant of P-9"],
    ['P-9,P-9-D,1,,1,,Color=Red,', 'attributes must be Size, as in the product’s first variant'],
    ['P-0,P-0,1,,1,,,', "product 'P-0' is not in products.csv"],
    ['P-1,P-1-B,1,,1,,,,extra', 'has 9 fields, but the first line has 8'],
    ['WRAP-1,P 1 C,1,,1,,Color=Red|Size=S,', "sku must be letters, digits, dots, hyphens and underscores, not 'P 1 C'"],
    ['P-1,P-1"D,1,,1,,,', 'a field with quotes must begin and end with one, and have inner ones twice'],
    ['P-1,P-1-\xe9,1,,1,,,', 'the text is not UTF-8; save the file as CSV UTF-8'],
    ['P-1,"P-1-E,1,,1,,,', 'a quote is not closed'],
  ],
};

const examples = exampleFiles();
const linesOf = (text: string): number => text.split('\n').length;

/** A catalogue with every kind of mistake in a line, and what an import says about it. */
export const mistakes = {
  files: Object.fromEntries(
    Object.entries(added).map(([name, lines]) => {
      const text = `${examples[name]}${lines.map(([line]) => line).join('\n')}\n`;
      // In this encoding é is no UTF-8.
      return [name, name === 'variants.csv' ? Buffer.from(text, 'latin1') : text];
    }),
  ),
  lines: Object.entries(added).flatMap(([name, lines]) =>
    lines.flatMap(([, problem], i) =>
      problem === null ? [] : [`${name}:${linesOf(examples[name] ?? '') + i}: ${problem}`],
    ),
  ),
};
