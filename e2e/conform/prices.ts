import { readNumber, readText } from '../../src/contract/plainReaders';
import { isRecord } from '../../src/lib/json';
import { brokenUnless, type Finding } from './verdict';

const isBelow = (cost: unknown, price: unknown): boolean => {
  const [paid, asked] = [readNumber(cost), readNumber(price)];
  return paid !== null && asked !== null && paid < asked;
};

const revealsCost = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (isRecord(value) && isBelow(value.vendor_price, value.price)) return true;
  return Object.values(value).some(revealsCost);
};

const hasCurrency = (body: unknown): boolean =>
  isRecord(body) && isRecord(body.data) && readText(body.data.currency) !== '';

/** What the shape of a reply cannot tell about its prices. */
export const priceFindings = (call: string, body: unknown): Finding[] => [
  ...brokenUnless(!revealsCost(body), 'vendor_price is below the price, so anyone can read what the shop pays'),
  ...brokenUnless(
    call !== 'GET /business/get_details' || hasCurrency(body),
    'data.currency is missing, so prices are shown as GHS',
  ),
];
