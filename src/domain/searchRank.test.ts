import { searchIn, searchWords } from './searchRank';

const goods = (title: string, categories: string[], tags: string[] = [], options: string[] = [], brand = '') => ({
  title,
  brand,
  tags,
  options,
  categories,
});

const SHELF = [
  goods('Quiet Headphones', ['Phone Accessories', 'Phones'], ['noise cancelling'], ['Ivory']),
  goods('Wax-Print Phone Case', ['Phone Accessories', 'Phones'], ['wax print']),
  goods('Orin 9', ['Smartphones', 'Phones'], ['camera'], ['Black', '256 GB'], 'Orin'),
  goods('Standing Fan', ['Fans & TVs', 'Appliances'], ['fan'], ['Black']),
  goods('Clearview Television', ['Fans & TVs', 'Appliances'], ['tv'], ['43 inch'], 'Orin'),
  goods('Tiered Shirt Dress', ['Dresses', 'Women'], ['cotton shirt'], ['Black']),
  goods('Linen Shift', ['Dresses', 'Women'], ['linen']),
  goods('Soft Blazer', ['Women’s Jackets', 'Women'], ['layer']),
  goods('Oxford Shirt', ['Shirts', 'Men'], [], ['White']),
  goods('Court Sneaker', ['Sneakers', 'Shoes']),
  goods('Penny Loafer', ['Boots & Loafers', 'Shoes'], ['leather'], ['Blackberry']),
];
const found = (query: string) => searchIn(SHELF, searchWords(query), (item) => item).map(({ title }) => title);

test.each([
  ['letters inside words', 'red', []],
  ['a word that only one of two words matches', 'red dress', []],
  ['the beginning of a word', 'lin', ['Linen Shift']],
  ['capitals', 'LINEN', ['Linen Shift']],
  ['a word after a hyphen', 'print', ['Wax-Print Phone Case']],
  ['the category named so before names, and no accessories of it', 'phone', ['Orin 9', 'Wax-Print Phone Case']],
  ['the accessories by the whole name', 'phone accessories', ['Quiet Headphones', 'Wax-Print Phone Case']],
  ['one of two things that share a category', 'tv', ['Clearview Television']],
  ['a plural of a tag', 'fans', ['Standing Fan']],
  ['a part of a category’s name that no goods have', 'boots', ['Penny Loafer']],
  ['a plural of a category', 'dress', ['Tiered Shirt Dress', 'Linen Shift']],
  ['a category and a name', 'shirt', ['Oxford Shirt', 'Tiered Shirt Dress']],
  ['a category above theirs', 'shoes', ['Court Sneaker', 'Penny Loafer']],
  ['a possessive category', 'women', ['Tiered Shirt Dress', 'Linen Shift', 'Soft Blazer']],
  ['a possessive without its apostrophe', 'womens jackets', ['Soft Blazer']],
  ['an apostrophe of another kind', "women's jackets", ['Soft Blazer']],
  ['a name before a brand', 'orin', ['Orin 9', 'Clearview Television']],
  ['an option', 'black', ['Orin 9', 'Standing Fan', 'Tiered Shirt Dress', 'Penny Loafer']],
  ['words of different fields', 'black dress', ['Tiered Shirt Dress']],
  ['a number', '256', ['Orin 9']],
  ['nothing for characters that are no words', '%', []],
])('finds %s', (_name, query, titles) => {
  expect(found(query)).toEqual(titles);
});

test('finds everything without a query', () => {
  expect(found(' ')).toHaveLength(SHELF.length);
});
