import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

const go = (path: string) => {
  act(() => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
};
/** What the page says, without what belongs to the frame. */
const said = () => screen.getByRole('main').textContent;

/** The page when it has said the same for a while: its parts come one after the other. */
const settled = async (): Promise<string | null> => {
  for (let before = said(); ; before = said()) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    if (said() === before) return before;
  }
};

test.each([
  ['search', '/items/search?q=dress', '/items/search?q=sandal', /search\?q=sandal/],
  ['category', '/ct/women', '/ct/men', /category_products\/men/],
  ['collection', '/ft/best-sellers', '/ft/new-arrivals', /products\/new-arrivals/],
])('%s: nothing of the page before stands under the next one', async (_name, first, second, slow) => {
  await renderApp({ path: first, faults: [{ path: slow, fault: { when: 'before', kind: 'hang' } }] });
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  go(second);
  expect(await screen.findByRole('status', { name: 'Loading products' })).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test.each([
  ['search', '/items/search?q=dress', /search\?q=dress/, '/items/search?q=sandal', 'for “sandal”'],
  ['category', '/ct/women', /category_products\/women/, '/ct/men', 'All Men'],
  ['collection', '/ft/best-sellers', /products\/best-sellers/, '/ft/new-arrivals', 'New Arrivals'],
  [
    'product',
    '/pd/adwoa-wrap-dress/DRE-101?id=101',
    /DRE-101/,
    '/pd/linen-shift/DRE-102?id=102',
    'Additional Information',
  ],
])('%s: a slow first reply does not overwrite the newer page', async (_name, first, slow, second, words) => {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  const { network } = await renderApp({
    path: first,
    faults: [{ path: slow, fault: { when: 'after', kind: 'held', until } }],
  });
  await waitFor(() => {
    expect(network.callsTo(slow).map(({ status }) => status)).toEqual([200]);
  });
  go(second);
  await screen.findAllByText(words);
  await screen.findAllByRole('article');
  await waitFor(() => {
    expect(screen.queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument();
  });
  const before = await settled();
  await act(async () => {
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(said()).toBe(before);
});
