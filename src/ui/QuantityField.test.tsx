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

test('plus and minus change the quantity by one', async () => {
  render(<Field />);
  await userEvent.click(plus());
  await userEvent.click(minus());
  await userEvent.click(minus());
  expect(asked).toEqual([3, 2, 1]);
  expect(input()).toHaveValue(1);
});

test('announces the stock and keeps the quantity when plus exceeds it', async () => {
  render(<Field start={4} />);
  await userEvent.click(plus());
  expect(screen.getByRole('status')).toHaveTextContent('Only 4 available');
  expect(input()).toHaveValue(4);
  await userEvent.click(minus());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(asked).toEqual([3]);
});

test('stops at the stock when plus is pressed thirty times', async () => {
  render(<Field start={1} max={5} />);
  for (let press = 0; press < 30; press += 1) await userEvent.click(plus());
  expect(asked).toEqual([2, 3, 4, 5]);
});

test.each(['0', '-1', '1.5', '1e5', '٣', ' ', '9999999', '6', '0x3', '--'])(
  'keeps the quantity after %j is pasted',
  async (text) => {
    render(<Field start={2} max={5} />);
    await userEvent.tripleClick(input());
    await userEvent.paste(text);
    await userEvent.tab();
    expect(asked).toEqual([]);
    expect(input()).toHaveValue(2);
  },
);

test('announces the minimum and keeps the quantity when minus goes below 1', async () => {
  render(<Field start={1} />);
  await userEvent.click(minus());
  expect(screen.getByRole('status')).toHaveTextContent('At least 1');
  expect(asked).toEqual([]);
});

const overtype = async (text: string) => {
  await userEvent.clear(input());
  await userEvent.type(input(), text);
};

test('accepts a typed quantity in stock and restores the previous one otherwise', async () => {
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

test('Enter commits the typed number', async () => {
  render(<Field max={20} />);
  await overtype('12{Enter}');
  expect(asked).toEqual([12]);
});

test('commits a typed number after a pause, and reports an unavailable one but leaves it for correction', async () => {
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

test('does not commit a number again on blur after a pause has committed it', async () => {
  const { rerender } = render(<QuantityField value={2} onChange={(next) => asked.push(next)} />);
  await overtype('3');
  await waitFor(() => {
    expect(asked).toEqual([3]);
  });
  // A later reply reports a stock of two.
  rerender(<QuantityField value={2} max={2} onChange={(next) => asked.push(next)} />);
  await userEvent.tab();
  expect(asked).toEqual([3]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('accepts a quantity equal to the whole stock', async () => {
  render(<Field />);
  await overtype('4{Enter}');
  expect(asked).toEqual([4]);
});

test.each(['1e3', '1e-1', '+7'])(
  'requests no quantity of 10 or more when %s is typed and the stock is unknown',
  async (text) => {
    render(<Field max={null} />);
    await overtype(text);
    await userEvent.tab();
    expect(asked.every((quantity) => quantity < 10)).toBe(true);
    expect(input()).not.toHaveValue(1000);
  },
);

test.each(['1.5', '-2', '0'])(
  'shows a message for %s and requests only whole quantities of at least 1',
  async (text) => {
    render(<Field />);
    await overtype(text);
    await userEvent.tab();
    expect(asked.every((quantity) => Number.isInteger(quantity) && quantity >= 1)).toBe(true);
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  },
);

test('without a known stock there is no upper bound', async () => {
  render(<Field max={null} start={99} />);
  await userEvent.click(plus());
  expect(asked).toEqual([100]);
});

test('requests no change when read-only or disabled', async () => {
  const { unmount } = render(<Field readOnly />);
  await userEvent.type(input(), '3');
  expect(asked).toEqual([]);
  unmount();
  render(<Field disabled />);
  await userEvent.click(plus());
  expect(asked).toEqual([]);
});
