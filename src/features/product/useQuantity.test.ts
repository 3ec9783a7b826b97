import { act, renderHook } from '@testing-library/react';
import { useQuantity } from './useQuantity';

type Step = [of: string, available: number | null];

test.each<[string, wanted: number, from: Step, to: Step, quantity: number, note: string]>([
  ['another variant with enough stock', 3, ['1', 5], ['2', 3], 3, ''],
  ['another variant with less stock', 3, ['1', 5], ['2', 2], 2, 'Only 2 available: quantity changed to 2'],
  ['another variant without stock', 3, ['1', 5], ['2', 0], 1, ''],
  ['another variant with unknown stock', 30, ['1', null], ['2', null], 30, ''],
  ['the same variant with reduced stock', 3, ['1', 5], ['1', 1], 1, 'Only 1 available: quantity changed to 1'],
])('adjusts the quantity to the stock: %s', (_name, wanted, from, to, quantity, note) => {
  const { result, rerender } = renderHook(([of, available]: Step) => useQuantity(of, available), {
    initialProps: from,
  });
  act(() => result.current.setQuantity(wanted));
  expect(result.current).toMatchObject({ quantity: wanted, note: '' });
  rerender(to);
  expect(result.current).toMatchObject({ quantity, note });
});

test('starts with the quantity in the bag until the shopper chooses another', () => {
  const { result, rerender } = renderHook(([of, start]: [string, number]) => useQuantity(of, 5, start), {
    initialProps: ['1', 3],
  });
  expect(result.current.quantity).toBe(3);
  rerender(['2', 1]);
  expect(result.current.quantity).toBe(1);
  act(() => result.current.setQuantity(2));
  rerender(['2', 4]);
  expect(result.current.quantity).toBe(2);
});
