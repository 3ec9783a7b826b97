import { RETURN_DAYS } from './promises';

interface AboutSection {
  title: string;
  paragraphs: readonly string[];
}

/** The page “About us”: a sample that fits any shop of this kind, to be replaced by the retailer's own words. */
export const ABOUT: readonly AboutSection[] = [
  {
    title: 'Who we are',
    paragraphs: [
      'We’re the shop named at the top of every page. Look around, fill a cart and keep a wishlist without an account; you need one only to order.',
    ],
  },
  {
    title: 'How you pay',
    paragraphs: [
      'Pay the whole price at once, or in installments. You choose for how many months, and you see every payment, the interest and the total before you accept.',
    ],
  },
  {
    title: 'How you get your order',
    paragraphs: [
      'Pick it up in one of our stores for free, or set a delivery address at checkout. Your account shows where each order stands.',
    ],
  },
  {
    title: 'If something isn’t right',
    paragraphs: [
      `You can return unused goods within ${RETURN_DAYS} days, unless the product page says otherwise. Our terms say how, and our stores are there to help.`,
    ],
  },
  {
    title: 'Gift cards',
    paragraphs: ['We don’t sell gift cards online. Ask one of our stores what they offer.'],
  },
];
