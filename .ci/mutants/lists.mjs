// Home, lists, search and the product card.
const sorts = { file: 'src/features/catalogue/sorts.ts', by: 'src/features/catalogue/sorts.test.ts' };

export default [
  {
    row: 'sorts',
    breaks: 'names A-Z',
    ...sorts,
    from: 'names.compare(a.title, b.title)',
    to: 'names.compare(b.title, a.title)',
  },
  {
    row: 'sorts',
    breaks: 'what has no date comes last both ways',
    ...sorts,
    from: 'Number(left === null) - Number(right === null)',
    to: '(Number(left === null) - Number(right === null)) * direction',
  },
];
