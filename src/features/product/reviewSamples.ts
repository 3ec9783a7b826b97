/** Matches the count on the tab; every review is labelled as a sample where it is shown. */
export const SAMPLE_REVIEWS = [
  { name: 'Abena', text: 'Just like the pictures. It was ready for pickup the next morning.' },
  { name: 'Kofi', text: 'Good quality for the price. I paid in three parts and knew the total beforehand.' },
  {
    name: 'Naa',

    text: 'I asked about it in the store first and they were patient with me. Would buy again.',
  },
] as const;
