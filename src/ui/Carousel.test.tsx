import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './Carousel';

const WIDTH = 400;
const ITEMS = Array.from({ length: 10 }, (_, index) => ({ key: String(index), node: <a href="#top">Item {index}</a> }));

/** jsdom has no layout, so this mocks a box of this width with content of this width. */
const layOut = (box: HTMLElement, content: number) => {
  Object.defineProperty(box, 'clientWidth', { value: WIDTH });
  Object.defineProperty(box, 'scrollWidth', { value: content });
  const scrollTo = ({ left = 0 }: ScrollToOptions) => {
    box.scrollLeft = Math.max(0, Math.min(left, content - WIDTH));
    fireEvent.scroll(box);
  };
  box.scrollTo = scrollTo as typeof box.scrollTo;
  box.scrollBy = (({ left = 0 }: ScrollToOptions) => {
    scrollTo({ left: box.scrollLeft + left });
  }) as typeof box.scrollBy;
};

const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

const show = async ({ content = 1000, loops = false } = {}) => {
  const { unmount } = render(<Carousel label="Goods" head={<h2>Goods</h2>} items={ITEMS} loops={loops} />);
  const list = screen.getByRole('list');
  layOut(list, content);
  fireEvent(window, new Event('resize'));
  await frame();
  const find = (name: string) => screen.getByRole('button', { name });
  const press = async (name: string) => {
    await userEvent.click(find(name));
    await frame();
  };
  return { list, unmount, press, next: find('Next: Goods'), previous: find('Previous: Goods') };
};

test('pages to both ends with its buttons, which keep the focus when disabled', async () => {
  const { list, press, next, previous } = await show();
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(next).not.toHaveAttribute('aria-disabled');
  await press('Next: Goods');
  expect(list.scrollLeft).toBe(360);
  expect(previous).not.toHaveAttribute('aria-disabled');
  await press('Next: Goods');
  expect(list.scrollLeft).toBe(600);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await press('Next: Goods');
  expect(list.scrollLeft).toBe(600);
  await press('Previous: Goods');
  await press('Previous: Goods');
  expect(list.scrollLeft).toBe(0);
});

test('wraps from either end to the other when it loops', async () => {
  const { list, press, next, previous } = await show({ loops: true });
  expect(previous).not.toHaveAttribute('aria-disabled');
  await press('Previous: Goods');
  expect(list.scrollLeft).toBe(600);
  expect(next).not.toHaveAttribute('aria-disabled');
  await press('Next: Goods');
  expect(list.scrollLeft).toBe(0);
});

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('with reduced motion %p, scrolls with the behavior %s', async (isReduced, behavior) => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isReduced } as MediaQueryList);
  const { list, next } = await show();
  const scrollBy = jest.spyOn(list, 'scrollBy');
  await userEvent.click(next);
  await frame();
  expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ behavior }));
});

test('hides the buttons when all items fit', async () => {
  const { next } = await show({ content: WIDTH });
  expect(next.parentElement).toHaveClass('idle');
});

test('shows the buttons when the items overflow', async () => {
  const { next, unmount } = await show();
  expect(next.parentElement).not.toHaveClass('idle');
  unmount();
  await frame();
});

test('scrolls an item into view that the keyboard focuses', async () => {
  await show();
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const item = screen.getByRole('link', { name: 'Item 3' });
  // jsdom does not distinguish keyboard focus from mouse focus.
  const matches = jest.spyOn(item, 'matches').mockReturnValue(false);
  item.focus();
  expect(scrolled).not.toHaveBeenCalled();
  item.blur();
  matches.mockReturnValue(true);
  item.focus();
  expect(scrolled.mock.contexts).toEqual([item]);
  scrolled.mockRestore();
});
