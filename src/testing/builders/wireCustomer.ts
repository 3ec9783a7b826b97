import { builder } from './wire';
import { wireVariantDetail } from './wireCatalogue';

export const wireBusiness = builder(() => ({
  name: 'Kasa Stores',
  logo: '/media/logo.svg',
  currency: 'GHS',
  default_creditor: { uuid: 'creditor-1', name: 'Kasa Credit', logo: '/media/creditor.svg' },
}));

export const wireCredit = builder((): Record<string, unknown> => ({
  rate: 3,
  durations: [3, 6, 12],
  min_down_percent: 0,
  min_amount: 100,
  max_amount: 20_000,
  representative: 'Representative example: GHS 1,000.00 in 3 payments of GHS 353.53.',
}));

export const wireUser = builder(() => ({
  first_name: 'Ama',
  last_name: 'Mensah',
  phone: '0240000000',
  email: 'ama@example.com',
  eligible: 'Created',
}));

export const wireAddressBody = builder(() => ({
  full_name: 'Ama Mensah',
  city: 'Kumasi',
  phone: '0240000000',
  email: '',
  address: '12 Ring Road',
  is_default: true,
}));

export const wireSavedAddress = builder(() => ({ id: 7, ...wireAddressBody() }));

export const wireCartItem = builder(() => ({ product_variant: wireVariantDetail(), quantity: 2 }));

export const wireOrderRow = builder(() => ({
  order_code: 'ORD-7F3K',
  order_date: '2026-11-02T10:00:00Z',
  items: 2,
  status: 'Pending',
  total_amount: 340.5,
}));

export const wireOrderProduct = builder(() => ({
  title: 'Linen Shirt',
  quantity: 2,
  price: 120,
  status: 'Pending',
  variant_details: { attributes: { Color: 'Black', Size: 'S' } },
}));

export const wireLoan = builder(() => ({
  loan_amount: 240.5,
  payable_amount: 262.1,
  down_payment_amount: 100,
  interest_rate: 3,
  loan_duration: 3,
  status: 'Created',
}));

/** An instalment order; `loan: null` makes it a cash one. */
export const wireOrder = builder(() => ({
  order_code: 'ORD-7F3K',
  order_status: 'Pending',
  total_amount: 340.5,
  checkout_type: 'installment',
  order_note: '',
  order_date: '2026-11-02T10:00:00Z',
  payment: { payment_method: 'Card', status: 'Pending', order_code: 'ORD-7F3K', total_amount: 340.5 },
  products: [wireOrderProduct()],
  loan: wireLoan(),
}));

export const wireSchedule = builder(() => ({
  amortization_schedule: [
    { payment_number: 0, payment_amount: 100, remaining_balance: 240.5 },
    { payment_number: 1, payment_amount: 131.05, remaining_balance: 131.05, due_date: '2026-12-02' },
    { payment_number: 2, payment_amount: 131.05, remaining_balance: 0, due_date: '2027-01-02' },
  ],
  rate: 3,
}));

export const wireInstalment = builder(() => ({
  number: 1,
  due_date: '2026-12-02',
  amount: 125.69,
  paid: 0,
  status: 'due',
  fee: 0,
}));

/** A credit of two instalments, of which the first is paid. */
export const wireRepayments = builder(() => ({
  schedule: [
    wireInstalment({ paid: 125.69, status: 'paid' }),
    wireInstalment({ number: 2, due_date: '2027-01-02', status: 'due' }),
  ],
  paid_total: 125.69,
  outstanding: 125.69,
  next: { number: 2, due_date: '2027-01-02', amount: 125.69 },
  settle_now: { amount: 122.03, saves: 3.66 },
}));

export const wireStore = builder(() => ({
  id: 1,
  name: 'Osu',
  address: '14 Oxford Street',
  city: 'Accra',
  country: 'Ghana',
  phone: '+233 30 255 0110',
  lat: 5.5571,
  lng: -0.1818,
  hours: [{ days: 'Mo-Fr', opens: '08:00', closes: '18:00' }],
  pickup: 1,
}));

export const wireTracking = builder(() => ({
  order_code: 'ORD-7F3K',
  order_status: 'Processing',
  steps: [
    { name: 'Placed', at: '2026-11-02T10:00:00Z' },
    { name: 'Packed', at: '2026-11-03T09:30:00Z' },
    { name: 'Delivered', at: null },
  ],
  delivery: { city: 'Accra' },
  pickup: null,
}));

export const wireReviews = builder(() => ({
  items: [
    {
      id: 7,
      stars: 4,
      title: 'Fits well',
      text: 'I wear it often.',
      name: 'Ama M.',
      date: '2026-11-02T10:00:00Z',
      verified: 1,
      variant: 'Black, M',
    },
  ],
  page: 1,
  per_page: 5,
  total: 1,
  average: 4,
  count: 1,
  histogram: { 5: 0, 4: 1, 3: 0, 2: 0, 1: 0 },
}));
