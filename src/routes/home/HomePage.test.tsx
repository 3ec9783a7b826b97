import { allowMotion } from '../../testing/mockMedia';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answered, held } from '../../testing/faults';
import { assertHealthy } from '../../testing/assertHealthy';
import { wireReply } from '../../testing/builders/wire';
import { wireCategory, wireProduct, wireSlide } from '../../testing/builders/wireCatalogue';
import { renderApp } from '../../testing/renderApp';

const REFUSED = answered(400);
const answer = (data: unknown) => answered(200, wireReply(data));
const SLIDES = /get-sliders/;
const PRODUCTS = /products\/search/;
const TREE = /storefront\/product_categories/;

const main = () => within(screen.getByRole('main'));
const shelf = async (name: string) => within(await main().findByRole('group', { name }));
const titles = (scope: ReturnType<typeof main>) =>
  scope.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const highlights = () => main().queryByRole('region', { name: 'Highlights' });

const products = (count: number, section = 'best-sellers') =>
  Array.from({ length: count }, (_, index) =>
    wireProduct({
      id: index + 1,
      title: `Product ${index + 1}`,
      filterSection: [{ title: section, slug: section }],
    }),
  );

test('renders the shelves, categories and links of the demo shop from one product request', async () => {
  const { network } = await renderApp();
  expect(await screen.findByRole('heading', { level: 1, name: 'Shop with flexibility' })).toBeInTheDocument();

  const best = await shelf('Best Sellers');
  expect(best.getAllByRole('article')).toHaveLength(10);
  expect(main().getByRole('group', { name: 'Best Sellers' })).toHaveAttribute('aria-roledescription', 'carousel');
  // With ten products, the carousel does not loop.
  expect(best.getByRole('button', { name: 'Previous: Best Sellers' })).toHaveAttribute('aria-disabled', 'true');
  expect(best.getByRole('link', { name: 'View All Best Sellers' })).toHaveAttribute('href', '/ft/best-sellers');
  const fresh = await shelf('New Arrivals');
  expect(fresh.getAllByRole('article')).toHaveLength(10);
  expect(fresh.getByRole('link', { name: 'View All New Arrivals' })).toHaveAttribute('href', '/ft/new-arrivals');
  expect(within(main().getByRole('list', { name: 'Recent Products' })).getAllByRole('article')).toHaveLength(8);
  // One request serves all three lists.
  expect(network.callsTo(PRODUCTS).map(({ path }) => path)).toEqual(['/storefront/products/search']);

  const rounds = (await shelf('Shop by category')).getAllByRole('link');
  expect(rounds).toHaveLength(8);
  expect(rounds[0]).toHaveAttribute('href', '/ct/women');
  expect(main().getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/terms');

  expect(document.title).toMatch(/^Shop with flexibility – ./);
});

test('gives search engines the shop, its canonical URL and its search action', async () => {
  await renderApp({ path: '/?from=mail' });
  await shelf('Best Sellers');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'http://localhost/');
  const [data] = [...document.head.querySelectorAll('script[type="application/ld+json"]')];
  expect(JSON.parse(data?.textContent ?? '')).toMatchObject({
    '@type': 'WebSite',
    url: 'http://localhost/',
    potentialAction: { '@type': 'SearchAction', target: 'http://localhost/items/search?q={search_term_string}' },
  });
});

test('fills shelves with up to ten of their section and Recent Products with eight, in server order', async () => {
  const list = [
    ...products(12, 'new-arrivals').reverse(),
    wireProduct({ id: 99, title: 'Elsewhere', filterSection: [] }),
  ];
  await renderApp({ faults: [{ path: PRODUCTS, fault: answer(list) }] });
  const inOrder = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Product ${number}`);
  expect(titles(await shelf('New Arrivals'))).toEqual(inOrder);
  expect(titles(within(main().getByRole('list', { name: 'Recent Products' })))).toEqual(inOrder.slice(0, 8));
  expect(main().queryByRole('group', { name: 'Best Sellers' })).not.toBeInTheDocument();
  const empty = main().getByRole('region', { name: 'Best Sellers' });
  expect(within(empty).getByText('No Products available')).toBeInTheDocument();
  expect(within(empty).getByRole('link', { name: /View All/ })).toBeInTheDocument();
});

test('shows a message on every shelf when the shop has no products', async () => {
  const { network, storage } = await renderApp({ faults: [{ path: PRODUCTS, fault: answer([]) }] });
  expect(await main().findAllByText('No Products available')).toHaveLength(3);
  await assertHealthy({ network, storage });
});

test('reports failed products once, keeps the rest of the page, and reloads them on request', async () => {
  const { network, storage, user } = await renderApp({ faults: [{ path: PRODUCTS, fault: REFUSED, times: 1 }] });
  const notice = await main().findByRole('alert');
  expect(notice).toHaveTextContent('Something went wrong. Please try again.');
  expect(await main().findByRole('region', { name: 'Highlights' })).toBeInTheDocument();
  expect(await main().findByRole('group', { name: 'Shop by category' })).toBeInTheDocument();
  expect(main().getByRole('heading', { name: 'How buying on credit works' })).toBeInTheDocument();
  expect(main().getAllByRole('alert')).toHaveLength(1);
  await assertHealthy({ network, storage, message: 'Something went wrong' });
  await user.click(within(notice).getByRole('button', { name: 'Load the products again' }));
  expect((await shelf('Best Sellers')).getAllByRole('article')).toHaveLength(10);
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
});

test('keeps the rest of the page when the slides fail, and reloads them on request', async () => {
  const { network, storage, user } = await renderApp({ faults: [{ path: SLIDES, fault: REFUSED, times: 1 }] });
  await shelf('Best Sellers');
  expect(highlights()).not.toBeInTheDocument();
  await assertHealthy({ network, storage, message: 'Something went wrong' });
  await user.click(main().getByRole('button', { name: 'Load the highlights again' }));
  await waitFor(() => {
    expect(highlights()).toBeInTheDocument();
  });
});

test('reports a back end that is down once and reloads everything with one press', async () => {
  const faults = [SLIDES, PRODUCTS, TREE].map((path) => ({ path, fault: REFUSED, times: 1 }));
  const { user } = await renderApp({ faults });
  // The products are requested last, once the shop's details are known.
  await waitFor(() => {
    expect(main().queryAllByRole('status', { name: /^Loading/ })).toEqual([]);
  });
  const again = main().getByRole('button', { name: 'Load the page again' });
  expect(main().getAllByRole('alert')).toHaveLength(1);
  await user.click(again);
  expect((await shelf('Best Sellers')).getAllByRole('article')).toHaveLength(10);
  expect(await main().findByRole('group', { name: 'Shop by category' })).toBeInTheDocument();
  expect(highlights()).toBeInTheDocument();
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
});

test('omits the slideshow without slides', async () => {
  await renderApp({ faults: [{ path: SLIDES, fault: answer([]) }] });
  await shelf('Best Sellers');
  expect(highlights()).not.toBeInTheDocument();
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
});

test('links the first eight departments to their pages after reloading a failed category list', async () => {
  const tree = Array.from({ length: 9 }, (_, index) =>
    wireCategory({
      id: index,
      name: `Department ${index}`,
      slug: `d-${index}`,
      parent: index === 1 ? { slug: 'house' } : null,
      children: [],
    }),
  );
  const { network, user } = await renderApp({ faults: [{ path: TREE, fault: REFUSED, times: 1 }] });
  const retry = await main().findByRole('button', { name: 'Load the categories again' });
  expect(main().queryByRole('region', { name: 'Shop by category' })).not.toBeInTheDocument();
  network.add({ path: TREE, fault: answer(tree) });
  await user.click(retry);
  const links = (await shelf('Shop by category')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    tree.slice(0, 8).map(({ name, slug, parent }) => [name, `/ct/${parent ? 'house/' : ''}${String(slug)}`]),
  );
});

test('shows a named loading placeholder for each section until its data arrives', async () => {
  const { fault, release } = held();
  await renderApp({ faults: [SLIDES, PRODUCTS, TREE].map((path) => ({ path, fault })) });
  await screen.findByRole('heading', { level: 1 });
  const waiting = main()
    .getAllByRole('status')
    .flatMap((status) => status.getAttribute('aria-label') ?? []);
  expect(waiting).toEqual([
    'Loading the highlights',
    'Loading the categories',
    'Loading: Best Sellers',
    'Loading: New Arrivals',
    'Loading: Recent Products',
  ]);
  release();
  await shelf('Best Sellers');
  expect(main().queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument();
});

describe('slides', () => {
  const show = (slides: ReturnType<typeof wireSlide>[]) =>
    renderApp({
      faults: [
        { path: SLIDES, fault: answer(slides) },
        { path: PRODUCTS, fault: answer([]) },
      ],
    });

  test.each([
    ['External', 'https://www.bog.gov.gh/', 'https://www.bog.gov.gh/'],
    ['Page', 'contact', '/contact'],
    ['Product', 'linen-shirt/LSH-101?id=101', '/pd/linen-shirt/LSH-101?id=101'],
    ['Category', 'women', '/ct/women'],
  ])('links a slide of type %s to its address', async (link_type, button_url, href) => {
    await show([wireSlide({ link_type, button_url, button_text: 'Go' })]);
    const region = await main().findByRole('region', { name: 'Highlights' });
    const link = within(region).getByRole('link', { name: /^Go/ });
    expect(link).toHaveAttribute('href', href);
    const isAway = link_type === 'External';
    expect(link.getAttribute('target')).toBe(isAway ? '_blank' : null);
    expect(link.getAttribute('rel')).toBe(isAway ? 'noopener noreferrer' : null);
  });

  test('shows a single slide without controls and breaks its title into three lines', async () => {
    await show([wireSlide({ title: 'Pay over the months that suit you', link_type: 'Video' })]);
    const region = await main().findByRole('region', { name: 'Highlights' });
    const heading = within(region).getByRole('heading', { name: 'Pay over the months that suit you' });
    expect([...heading.children].map((line) => line.textContent)).toEqual(['Pay over', 'the months that', 'suit you']);
    expect(within(region).queryByRole('button')).not.toBeInTheDocument();
    expect(within(region).queryByRole('link')).not.toBeInTheDocument();
  });

  test('renders only the first slide until its image loads, and keeps hidden slides inert', async () => {
    allowMotion();
    const { user } = await show(
      [1, 2, 3].map((id) => wireSlide({ id, title: `Slide ${id}`, image_src: `/media/${id}.svg` })),
    );
    const region = await main().findByRole('region', { name: 'Highlights' });
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    expect(within(region).getByRole('group')).toHaveAttribute('aria-roledescription', 'slide');
    expect(within(region).getByRole('group')).toHaveAccessibleName('1 of 3');
    expect(region.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
    const pictures = () => [...region.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    expect(pictures()).toEqual(['/media/1.svg']);
    expect(region.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    const picture = region.querySelector('img');
    if (picture) fireEvent.load(picture);
    const bullets = within(await within(region).findByRole('list', { name: 'Slides' })).getAllByRole('button');
    // One slide ahead while they rotate.
    expect(pictures()).toEqual(['/media/1.svg', '/media/2.svg']);
    const reachable = () =>
      [...region.querySelectorAll('h2')]
        .filter((heading) => !heading.closest<HTMLElement>('.slick-slide')?.inert)
        .map(({ textContent }) => textContent.trim());
    expect(reachable()).toEqual(['Slide 1']);
    await user.click(bullets[1]!);
    await waitFor(() => {
      expect(reachable()).toEqual(['Slide 2']);
    });
    // Choosing a slide stops the automatic rotation.
    expect(within(region).getByRole('button', { name: 'Start the slideshow' })).toBeInTheDocument();
  });
});
