import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { type Item, openStock, type Variant } from './goods';

export interface Order {
  code: string;
  checkoutId: string | null;
  placedAt: string;
  status: 'Pending' | 'Confirmed' | 'Cancelled';
  type: string;
  note: string;
  lines: { item: Item; variant: Variant; quantity: number; cents: number }[];
  loan: { months: number; downPayment: number } | null;
}

export const LINES = ['full_name', 'phone', 'address', 'city', 'email'] as const;
export type Lines = Record<(typeof LINES)[number], string>;

export interface SavedAddress extends Lines {
  id: number;
  is_default: boolean;
}

export interface Customer {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  eligible: string;
  salt: Buffer;
  hash: Buffer;
  /** Tokens with another number are expired. */
  session: number;
  cart: Map<number, number>;
  orders: Order[];
  addresses: SavedAddress[];
}

/** All data of the shop, in memory. */
export interface Shop {
  items: Item[];
  customers: Map<string, Customer>;
  secret: Buffer;
  /** Variant and e-mail of those who wait for stock. */
  waiting: Set<string>;
  messages: { name: string; email: string; message: string; order: string }[];
  /** The checkouts that the payment provider calls paid. */
  paid: ReadonlySet<string>;
}

export const openShop = (paid: ReadonlySet<string>): Shop => ({
  items: openStock(),
  customers: new Map(),
  secret: randomBytes(32),
  waiting: new Set(),
  messages: [],
  paid,
});

const hashOf = (password: string, salt: Buffer): Buffer => scryptSync(password, salt, 32, { N: 1024 });

export const newPassword = (password: string) => {
  const salt = randomBytes(16);
  return { salt, hash: hashOf(password, salt) };
};

export const isPassword = ({ salt, hash }: Customer, password: string): boolean =>
  timingSafeEqual(hash, hashOf(password, salt));

export const findVariant = ({ items }: Shop, id: unknown): { item: Item; variant: Variant } | null => {
  for (const item of items) {
    const variant = item.variants.find((each) => String(each.id) === String(id));
    if (variant) return { item, variant };
  }
  return null;
};

export const totalOf = ({ lines }: Order): number => lines.reduce((sum, line) => sum + line.cents * line.quantity, 0);
