export const DELIVERY_WAYS = [
  { way: 'Next-day in store', when: 'Order before 6pm', fee: 'Free' },
  { way: 'Next-day delivery', when: 'The day after', fee: '4 USD' },
  { way: 'Drop Point', when: '2–3 days', fee: '8 USD' },
  { way: 'Same-day London', when: 'Order before 13:00', fee: '9 USD' },
] as const;
