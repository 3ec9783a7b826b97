import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { product } from '../../testing/builders/model';
import { wireVariant } from '../../testing/builders/wireCatalogue';
import { saveData } from '../../testing/mockMedia';
import { CardAction } from './CardAction';
import { ProductCard } from './ProductCard';

const show = (wire: Parameters<typeof product>[0] = {}) => {
  const onAdd = jest.fn();
  const shown = product(wire);
  render(
    <MemoryRouter>
      <ProductCard product={shown} currency="GHS" action={<CardAction product={shown} onAdd={onAdd} />} corner="♥" />
    </MemoryRouter>,
  );
  return { onAdd, user: userEvent.setup() };
};
const simple = { has_variant: 0, variants: [wireVariant({ variant_id: 7, available: 9 })] };
const picture = (name: string) => screen.getByRole('img', { name });

test('shows picture, category, title, both prices, discount and NEW', () => {
  show();
  expect(picture('Linen shirt')).toHaveAttribute('src', '/media/linen-shirt.svg');
  expect(screen.getByText('Shirts')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Linen Shirt' })).toHaveAttribute('href', '/pd/linen-shirt/LSH-101?id=101');
  expect(screen.getByRole('article')).toHaveTextContent('Old price GHS 150.00Sale price From GHS 120.00');
  expect(screen.getByText('-20%')).toBeInTheDocument();
  expect(screen.getByText('NEW')).toBeInTheDocument();
});

test('shows the variant’s prices and discount instead of the product’s', () => {
  show({
    has_variant: 0,
    price: 50,
    priceOld: 60,
    discount: 17,
    variants: [wireVariant({ price: 77, priceOld: 100 })],
  });
  expect(screen.getByRole('article')).toHaveTextContent(/^-23%.*Old price GHS 100.00Sale price GHS 77.00/);
});

test('names all colours and shows four swatches', () => {
  const colours = ['Black', 'Red', 'Sand', 'Teal', 'Plum'].map((name, index) => ({ name, value: `#00000${index}` }));
  show({ swatches: colours });
  const { boxShadow } = screen.getByRole('img', { name: 'Colors: Black, Red, Sand, Teal, Plum' }).style;
  expect(boxShadow.match(/#\w+/g)).toEqual(['#000000', '#000001', '#000002', '#000003']);
});

test('shows no colours for a product with a single one', () => {
  show({ swatches: [{ name: 'Black', value: '#111111' }] });
  expect(screen.queryByRole('img', { name: /^Colors/ })).not.toBeInTheDocument();
});

test.each([
  ['no old price', { priceOld: 0 }, 'Old price'],
  ['no discount', { discount: 0 }, '%'],
  ['a discount that is not a number', { discount: '10%' }, '%'],
  ['an old price that is not a number', { priceOld: 'much' }, 'Old price'],
  ['a product that is not new', { isNew: '0' }, 'NEW'],
  ['no category', { category: null }, 'Shirts'],
])('hides the matching label given %s', (_name, wire, word) => {
  show({ variants: [], ...wire });
  expect(screen.getByRole('article')).not.toHaveTextContent(word);
});

test('shows a placeholder and no arrows without a picture', () => {
  show({ imgSrc: null, imgSrc2: null });
  expect(picture('Linen shirt').tagName).toBe('SPAN');
  expect(screen.queryByRole('button', { name: /picture of/ })).not.toBeInTheDocument();
});

test.each([null, '/media/linen-shirt.svg'])(
  'shows no arrows when the second picture is missing or the same: %s',
  (imgSrc2) => {
    show({ imgSrc2 });
    expect(screen.queryByRole('button', { name: /picture of/ })).not.toBeInTheDocument();
  },
);

test('switches between two pictures with the arrows', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Next picture of Linen Shirt' }));
  expect(picture('Linen Shirt, another view')).toHaveAttribute('src', '/media/linen-shirt-back.svg');
  expect(screen.queryByRole('img', { name: 'Linen shirt' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous picture of Linen Shirt' }));
  expect(picture('Linen shirt')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Linen Shirt, another view' })).not.toBeInTheDocument();
});

test('loads the second picture on click, not on hover, under data saving', async () => {
  saveData();
  const { user } = show();
  const next = screen.getByRole('button', { name: 'Next picture of Linen Shirt' });
  await user.hover(next);
  expect(document.querySelectorAll('img')).toHaveLength(1);
  await user.click(next);
  expect(picture('Linen Shirt, another view')).toBeInTheDocument();
});

test('arrows and buttons are not inside the link', () => {
  show();
  for (const button of screen.getAllByRole('button')) expect(button.closest('a')).toBeNull();
});

test('switches back to the first picture when the second fails to load', async () => {
  const { user } = show();
  const next = screen.getByRole('button', { name: 'Next picture of Linen Shirt' });
  await user.click(next);
  fireEvent.error(picture('Linen Shirt, another view'));
  await user.click(next);
  expect(picture('Linen shirt')).toBeInTheDocument();
});

test('links to the product page when there are options to choose', () => {
  show();
  const button = screen.getByRole('link', { name: 'Choose Option: Linen Shirt' });
  expect(button).toHaveAttribute('href', '/pd/linen-shirt/LSH-101?id=101');
  expect(button).toHaveTextContent(/^Choose Option$/);
});

test('adds the first variant when there are no options', async () => {
  const { onAdd, user } = show(simple);
  const button = screen.getByRole('button', { name: 'Add To Cart: Linen Shirt' });
  expect(button).toHaveTextContent(/^Add To Cart$/);
  await user.click(button);
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ id: '7' }));
});

test('links to the product page when there is no variant', () => {
  show({ has_variant: 0, variants: [] });
  expect(screen.getByRole('link', { name: 'View product: Linen Shirt' })).toBeInTheDocument();
});

test.each([
  ['Price unavailable', { price: 'ask', priceOld: null, variants: [wireVariant({ price: '' })] }],
  ['Out of stock', { available: 0, variants: [wireVariant({ available: 0 })] }],
])('disables the button and shows “%s”', (why, wire) => {
  show({ ...simple, ...wire });
  expect(screen.getAllByText(why)).toHaveLength(2);
  expect(screen.getByRole('button', { name: `${why}: Linen Shirt` })).toBeDisabled();
});

test('renders HTML in the title as plain text', () => {
  show({ title: '<img src=x onerror=alert(1)>', category: { name: '<b>x</b>' } });
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('<img src=x onerror=alert(1)>');
});
