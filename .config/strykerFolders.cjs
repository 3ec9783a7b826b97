// The folders that `npm run mutants` mutates. Each folder's own tests must detect its mutants.
const FOLDERS = [
  'src/domain',
  'src/contract',
  'src/lib',
  'src/features/cart',
  'src/features/checkout',
  'src/features/session',
  'src/features/wishlist',
  'src/features/eligibility',
];

module.exports = process.env.MUTATE ? [process.env.MUTATE] : FOLDERS;
