// The rooms of plain rules: what `npm run mutants` mutates, and where the tests are that have to notice it.
const ROOMS = [
  'src/domain',
  'src/contract',
  'src/lib',
  'src/features/cart',
  'src/features/checkout',
  'src/features/session',
  'src/features/wishlist',
  'src/features/eligibility',
];

module.exports = process.env.MUTATE ? [process.env.MUTATE] : ROOMS;
