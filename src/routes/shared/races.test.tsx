import { act, screen, waitFor } from '@testing-library/react';
import { held } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';
import { sample } from '../../testing/complete';

const go = (path: string) => {
  act(() => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
};
/** The title and the products. Lazy parts, like the share menu, may still load beside them. */
const pageContent = (): (string | null)[] => [
  screen.getByRole('heading', { level: 1 }).textContent,
  ...screen.queryAllByRole('article').map((card) => card.textContent),
];

/** Waits until the page stops changing: related products load after the product. */
const settledContent = async (): Promise<(string | null)[]> => {
  for (let before = pageContent(); ; before = pageContent()) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    if (JSON.stringify(pageContent()) === JSON.stringify(before)) return before;
  }
};

test.each(
  sample(
    [
      ['search', '/items/search?q=dress', '/items/search?q=sandal', /search\?q=sandal/],
      ['category', '/ct/women', '/ct/men', /category_products\/men/],
      ['collection', '/ft/best-sellers', '/ft/new-arrivals', /products\/new-arrivals/],
    ],
    2,
  ),
)('%s: shows no products of the previous page while the next one loads', async (_name, first, second, slow) => {
  await renderApp({ path: first, faults: [{ path: slow, fault: { when: 'before', kind: 'hang' } }] });
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  go(second);
  expect(await screen.findByRole('status', { name: 'Loading products' })).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test.each(
  sample(
    [
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
    ],
    2,
  ),
)('%s: a slow first reply does not overwrite the newer page', async (_name, first, slow, second, words) => {
  const { fault, release } = held();
  const { network } = await renderApp({
    path: first,
    faults: [{ path: slow, fault }],
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
  const before = await settledContent();
  await act(async () => {
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(pageContent()).toEqual(before);
});
