import type { Searched } from '../../src/domain/searchRank';
import { wordsOf } from '../../src/lib/wordsOf';

const plain = (text: string): string => wordsOf(text).join(' ');

/** The searched texts as stored: a line for the title, brand, tags and options, then one for each category. */
export const searchText = ({ title, brand, tags, options, categories }: Searched): string =>
  [plain(title), plain(brand), tags.map(plain).join(','), options.map(plain).join(','), ...categories.map(plain)].join(
    '\n',
  );

export const readSearchText = (text: string): Searched => {
  const [title = '', brand = '', tags = '', options = '', ...categories] = text.split('\n');
  return { title, brand, tags: tags.split(','), options: options.split(','), categories };
};
