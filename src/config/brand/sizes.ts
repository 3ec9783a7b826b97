export const JEANS_SIZES = [
  { size: 'XS', bust: '78–82', waist: '60–64', hips: '86–90' },
  { size: 'S', bust: '83–87', waist: '65–69', hips: '91–95' },
  { size: 'M', bust: '88–92', waist: '70–74', hips: '96–100' },
  { size: 'L', bust: '93–98', waist: '75–80', hips: '101–106' },
  { size: 'XL', bust: '99–105', waist: '81–87', hips: '107–112' },
  { size: 'XXL', bust: '106–112', waist: '88–95', hips: '113–119' },
] as const;

export const FOOTWEAR_SIZES = [
  { size: 'XS', eu: '36', uk: '3', foot: '22.5' },
  { size: 'S', eu: '37–38', uk: '4–5', foot: '23.5' },
  { size: 'M', eu: '39–40', uk: '6–6.5', foot: '25' },
  { size: 'L', eu: '41–42', uk: '7–8', foot: '26.5' },
  { size: 'XL', eu: '43–44', uk: '9–9.5', foot: '28' },
  { size: 'XXL', eu: '45–46', uk: '10–11', foot: '29.5' },
] as const;
