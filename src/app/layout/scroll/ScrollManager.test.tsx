import { allowMotion } from '../../../testing/mockMedia';
import { act, screen, waitFor, within } from '@testing-library/react';
import { overlayOpened } from '../../../features/overlays/overlaysSlice';
import { renderApp } from '../../../testing/renderApp';

let scrolled: jest.SpyInstance<void, [ScrollToOptions]>;
const scrollBy = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
};
const lengthOfPage = (height: number) => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
};
const lastScroll = () => scrolled.mock.calls.at(-1)?.[0].top;
const expectScroll = (top: number) =>
  waitFor(() => {
    expect(lastScroll()).toBe(top);
  });
const footer = () => within(screen.getByRole('contentinfo'));

beforeEach(() => {
  sessionStorage.clear();
  scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined) as unknown as typeof scrolled;
  scrollBy(0);
  lengthOfPage(5000);
});

test('scrolls a new page to the top, focuses its heading and closes overlays', async () => {
  const { user, store } = await renderApp({ path: '/contact' });
  await screen.findByRole('heading', { level: 1 });
  expect(document.body).toHaveFocus();
  act(() => {
    store.dispatch(overlayOpened('cartDrawer'));
  });
  scrollBy(900);
  await user.click(footer().getByRole('link', { name: 'Terms' }));
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
  expect(window.location.pathname).toBe('/terms');
  expect(lastScroll()).toBe(0);
  expect(store.getState().overlays.open).toEqual([]);
});

test.each(['/terms', '/terms#late'])('a link to the page itself on %s scrolls up and closes overlays', async (path) => {
  const { user, store } = await renderApp({ path });
  await screen.findByRole('heading', { level: 1 });
  act(() => {
    store.dispatch(overlayOpened('cartDrawer'));
  });
  scrolled.mockClear();
  await user.click(footer().getByRole('link', { name: 'Terms' }));
  await waitFor(() => {
    expect(store.getState().overlays.open).toEqual([]);
  });
  expect(lastScroll()).toBe(0);
});

test('a link to another tab of the page closes overlays without scrolling', async () => {
  const { user, store } = await renderApp({ path: '/account/auth' });
  await screen.findByRole('heading', { level: 1 });
  act(() => {
    store.dispatch(overlayOpened('cartDrawer'));
  });
  scrolled.mockClear();
  await user.click(footer().getByRole('link', { name: 'Create account' }));
  await waitFor(() => {
    expect(store.getState().overlays.open).toEqual([]);
  });
  expect(window.location.hash).toBe('#register-tab');
  expect(scrolled).not.toHaveBeenCalled();
});

test('Back restores the scroll position after a choice that replaced the address', async () => {
  const { user } = await renderApp({ path: '/items/search' });
  await screen.findAllByRole('article');
  scrollBy(220);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
  await waitFor(() => {
    expect(window.location.search).toContain('sort=');
  });
  await user.click(footer().getByRole('link', { name: 'Terms' }));
  await expectScroll(0);
  scrollBy(0);
  act(() => {
    window.history.back();
  });
  await expectScroll(220);
});

test.each([
  ['the link to the page that was left', 0],
  ['the heading when that link is out of view', 5000],
])('Back focuses %s', async (target, top) => {
  jest.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 20));
  const { user } = await renderApp({ path: '/items/search' });
  const card = within((await screen.findAllByRole('article'))[2]!);
  const title = card.getByRole('heading').textContent;
  await user.click(card.getByRole('link', { name: title }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus());
  act(() => {
    window.history.back();
  });
  await waitFor(() => {
    const heading = screen.getByRole('heading', { level: 1, name: 'Recent Products' });
    expect(target.startsWith('the link') ? screen.getByRole('link', { name: title }) : heading).toHaveFocus();
  });
});

test('stores no secret of a mailed link with the scroll position', async () => {
  await renderApp({
    path: '/account/auth/verify?expires=1&hash=h&id=1&signature=SECRET',
    faults: [{ path: /auth\/verify/, fault: { when: 'before', kind: 'hang' } }],
  });
  await screen.findByRole('heading', { level: 1 });
  scrollBy(40);
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(JSON.stringify({ ...sessionStorage })).toContain('/account/auth/verify');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('SECRET');
});

test('restores the scroll position on Back and on Forward', async () => {
  const { user } = await renderApp({ path: '/contact' });
  scrollBy(900);
  await user.click(footer().getByRole('link', { name: 'Terms' }));
  await expectScroll(0);
  scrollBy(300);
  act(() => {
    window.history.back();
  });
  await expectScroll(900);
  scrollBy(900);
  act(() => {
    window.history.forward();
  });
  await expectScroll(300);
});

test.each([
  ['reload', 900],
  ['back_forward', 900],
  ['navigate', undefined],
])('with a stored position, a document load of type %s scrolls to %j', async (type, y) => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  sessionStorage.setItem('places', JSON.stringify({ '/contact': 900, '/terms': 300 }));
  await renderApp({ path: '/contact' });
  expect(lastScroll()).toBe(y);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('neither scrolls nor moves the focus when only the hash changes', async () => {
  await renderApp({ path: '/contact' });
  scrolled.mockClear();
  act(() => {
    window.location.hash = 'stores';
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('shows Back to top only beyond 250 pixels, and scrolls smoothly to the top on click', async () => {
  allowMotion();
  const { user } = await renderApp({ path: '/contact' });
  scrollBy(251);
  const button = await screen.findByRole('button', { name: 'Back to top' });
  scrollBy(250);
  expect(button).not.toBeInTheDocument();
  scrollBy(251);
  await user.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
});

test('scrolls without animation under reduced motion', async () => {
  const { user } = await renderApp({ path: '/contact' });
  scrollBy(400);
  await user.click(await screen.findByRole('button', { name: 'Back to top' }));
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});
