import { cancelledText } from './cancelledText';

test.each([
  [['A1'], 'Order A1 has been cancelled.'],
  [['A1', 'B2'], 'Orders A1, B2 have been cancelled.'],
])('announces the cancellation of %j', (codes, text) => {
  expect(cancelledText(...codes)).toBe(text);
});
