import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityField } from './QuantityField';

const asked: number[] = [];
const Field = ({ start = 2, max = 4 as number | null, readOnly = false, disabled = false }) => {
  const [quantity, setQuantity] = useState(start);
  return (
    <QuantityField
      value={quantity}
      max={max}
      readOnly={readOnly}
      disabled={disabled}
      onChange={(next) => {
        asked.push(next);
        setQuantity(next);
      }}
    />
  );
};
const input = () => screen.getByRole('spinbutton', { name: 'Quantity' });
const plus = () => screen.getByRole('button', { name: 'Increase quantity' });
const minus = () => screen.getByRole('button', { name: 'Decrease quantity' });

beforeEach(() => {
  asked.length = 0;
});

test('plus and minus count', async () => {
  render(<Field />);
  await userEvent.click(plus());
  await userEvent.click(minus());
  await userEvent.click(minus());
  expect(asked).toEqual([3, 2, 1]);
  expect(input()).toHaveValue(1);
});

test('what there is not is refused aloud, and the quantity stays', async () => {
  render(<Field start={4} />);
  await userEvent.click(plus());
  expect(screen.getByRole('status')).toHaveTextContent('Only 4 available');
  expect(input()).toHaveValue(4);
  await userEvent.click(minus());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(asked).toEqual([3]);
});

test('never below one', async () => {
  render(<Field start={1} />);
  await userEvent.click(minus());
  expect(screen.getByRole('status')).toHaveTextContent('At least 1');
  expect(asked).toEqual([]);
});

const overtype = async (text: string) => {
  await userEvent.clear(input());
  await userEvent.type(input(), text);
};

test('typing takes what can be had and gives back what cannot', async () => {
  render(<Field />);
  await overtype('3');
  await userEvent.tab();
  expect(asked).toEqual([3]);
  await overtype('9');
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent('Only 4 available');
  expect(input()).toHaveAccessibleDescription('Only 4 available');
  expect(input()).toHaveValue(3);
  expect(asked).toEqual([3]);
});

test.each([
  { start: 3, max: 5, typed: '12' },
  { start: 12, max: 12, typed: '999' },
])('keeps $start when $typed is typed and $max are available', async ({ start, max, typed }) => {
  render(<Field start={start} max={max} />);
  await overtype(typed);
  await userEvent.tab();
  expect(asked).toEqual([]);
  expect(input()).toHaveValue(start);
  expect(screen.getByRole('status')).toHaveTextContent(`Only ${String(max)} available`);
});

test('Enter takes the number', async () => {
  render(<Field max={20} />);
  await overtype('12{Enter}');
  expect(asked).toEqual([12]);
});

test('a pause takes the number, and one that cannot be had is said and stays to be corrected', async () => {
  render(<Field />);
  await overtype('3');
  expect(asked).toEqual([]);
  await waitFor(() => {
    expect(asked).toEqual([3]);
  });
  await overtype('9');
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('Only 4 available');
  });
  expect(input()).toHaveValue(9);
});

test('what a pause has taken is not asked for again when the field is left', async () => {
  const { rerender } = render(<QuantityField value={2} onChange={(next) => asked.push(next)} />);
  await overtype('3');
  await waitFor(() => {
    expect(asked).toEqual([3]);
  });
  // The shop has found out that there are only two.
  rerender(<QuantityField value={2} max={2} onChange={(next) => asked.push(next)} />);
  await userEvent.tab();
  expect(asked).toEqual([3]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('all there are can be had', async () => {
  render(<Field />);
  await overtype('4{Enter}');
  expect(asked).toEqual([4]);
});

test.each(['1e3', '1e-1', '+7'])(
  '%s is a slip of the finger even where nobody knows how many there are',
  async (text) => {
    render(<Field max={null} />);
    await overtype(text);
    await userEvent.tab();
    expect(asked.every((quantity) => quantity < 10)).toBe(true);
    expect(input()).not.toHaveValue(1000);
  },
);

test.each(['1.5', '-2', '0'])('%s is not taken', async (text) => {
  render(<Field />);
  await overtype(text);
  await userEvent.tab();
  expect(asked.every((quantity) => Number.isInteger(quantity) && quantity >= 1)).toBe(true);
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});

test('without a known stock there is no upper bound', async () => {
  render(<Field max={null} start={99} />);
  await userEvent.click(plus());
  expect(asked).toEqual([100]);
});

test('read-only and disabled', async () => {
  const { unmount } = render(<Field readOnly />);
  await userEvent.type(input(), '3');
  expect(asked).toEqual([]);
  unmount();
  render(<Field disabled />);
  await userEvent.click(plus());
  expect(asked).toEqual([]);
});
