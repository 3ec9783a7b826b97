import { gtinOf } from './gtin';

test.each([
  ['4006381333931', '4006381333931'],
  ['4006381-333931', '4006381333931'],
  ['73513537', '73513537'],
  ['036000291452', '036000291452'],
  ['10614141000415', '10614141000415'],
  ['4006381333932', undefined],
  ['400638133393', undefined],
  ['LSH-101', undefined],
  ['', undefined],
])('reads the barcode %j as the GTIN %j', (barcode, gtin) => {
  expect(gtinOf(barcode)).toBe(gtin);
});
