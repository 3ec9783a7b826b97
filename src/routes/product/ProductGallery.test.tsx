import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allOverlaysClosed, overlayOpened } from '../../features/overlays/overlaysSlice';
import { wireVariant } from '../../testing/builders/wireCatalogue';
import { heading, openProduct } from '../../testing/openProduct';

const photos = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `/media/${name}.svg`);
const unpictured = [wireVariant({ image: null as never })];

// The slider loads when the browser is idle. Here it never is, so the tests cover the gallery without the slider.
beforeAll(() => {
  Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => undefined });
});

const openGallery = async (overrides: Record<string, unknown> = {}) => {
  const { user } = await openProduct({ photos, variants: unpictured, ...overrides });
  await heading();
  const region = screen.getByRole('region', { name: 'Photos' });
  const gallery = within(region);
  return {
    user,
    region,
    gallery,
    press: (name: string | RegExp) => user.click(gallery.getByRole('button', { name })),
    count: () => gallery.getByText(/\d \/ 6/).textContent,
    large: () => gallery.getByRole('button', { name: /^Zoom photo/ }).querySelector('img'),
  };
};

let mockIsLost = false;
jest.mock<object>('../../features/product/ZoomDialog', () => {
  if (mockIsLost) throw new Error('The file did not come.');
  return jest.requireActual('../../features/product/ZoomDialog');
});

// This test comes first: a module that has loaded once stays loaded.
test('reports an error when the chunk of the zoom dialog fails, and opens it at the next press', async () => {
  const { press } = await openGallery();
  mockIsLost = true;
  await press(/^Zoom photo 1/);
  expect(await screen.findByText('This could not be opened. Please try again.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  mockIsLost = false;
  await press(/^Zoom photo 1/);
  expect(await screen.findByRole('dialog', { name: /Linen Shirt/i })).toBeVisible();
});

test('opens and closes the zoom dialog from the store', async () => {
  const { store } = await openProduct({ photos, variants: unpictured });
  await heading();
  act(() => {
    store.dispatch(overlayOpened('zoom'));
  });
  expect(await screen.findByRole('dialog', { name: /Linen Shirt/i })).toBeVisible();
  act(() => {
    store.dispatch(allOverlaysClosed());
  });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('moves between the first and the last photo by buttons and thumbnails', async () => {
  const { gallery, press, count, large } = await openGallery();
  expect(count()).toBe('Photo 1 / 6');
  await press('Previous photo');
  expect(count()).toBe('Photo 1 / 6');
  await press('Next photo');
  expect(count()).toBe('Photo 2 / 6');
  expect(large()).toHaveAttribute('src', '/media/b.svg');
  await press('Show photo 4 of 6');
  expect(count()).toBe('Photo 4 / 6');
  expect(gallery.getByRole('button', { name: 'Show photo 4 of 6' })).toHaveAttribute('aria-current', 'true');
  await press('Later photos');
  expect(count()).toBe('Photo 6 / 6');
});

test('reaches every photo with Tab through the thumbnails, skipping the arrows', async () => {
  const { user, gallery, count } = await openGallery();
  gallery.getByRole('button', { name: /^Zoom photo 1/ }).focus();
  const seen = new Set([count()]);
  const stops = new Set<string | null>();
  for (let pressed = 0; pressed < 8; pressed += 1) {
    await user.tab();
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !activeElement.ariaLabel?.startsWith('Show photo')) break;
    stops.add(activeElement.ariaLabel);
    await user.keyboard('{Enter}');
    seen.add(count());
  }
  expect([...seen]).toEqual([1, 2, 3, 4, 5, 6].map((place) => `Photo ${place} / 6`));
  expect([...stops]).toHaveLength(6);
});

test('shows the photo at 674 by 674 pixels with four thumbnails in view', async () => {
  const { gallery, large, press } = await openGallery();
  expect([large()?.width, large()?.height]).toEqual([674, 674]);
  const thumbs = () => gallery.getAllByRole('button', { name: /^Show photo/ }).map(({ ariaLabel }) => ariaLabel);
  expect(thumbs()).toEqual([1, 2, 3, 4].map((place) => `Show photo ${place} of 6`));
  await press('Show photo 4 of 6');
  expect(thumbs()).toEqual([3, 4, 5, 6].map((place) => `Show photo ${place} of 6`));
});

test('reports a photo that fails to load, also enlarged, and still shows the next one', async () => {
  const { user, gallery, large, press } = await openGallery();
  fireEvent.error(large()!);
  expect(gallery.getByText('The image cannot be loaded')).toBeVisible();
  await press(/^Zoom photo 1/);
  const dialog = await screen.findByRole('dialog');
  fireEvent.error(dialog.querySelector('img')!);
  expect(within(dialog).getByText('The image cannot be loaded')).toBeVisible();
  await user.keyboard('{Escape}');
  await press('Next photo');
  expect(large()).toHaveAttribute('src', '/media/b.svg');
});

test('opens the zoom on press, its buttons enlarge up to three times and step through the photos', async () => {
  const { user, region, press, count } = await openGallery();
  await press(/^Zoom photo 1/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Linen shirt' }));
  const button = (name: string) => dialog.getByRole('button', { name });
  const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
  expect([isOff('Zoom out'), isOff('Zoom in')]).toEqual([true, false]);
  await user.click(button('Zoom in'));
  expect([isOff('Zoom out'), isOff('Zoom in')]).toEqual([false, false]);
  await user.click(button('Zoom in'));
  expect(isOff('Zoom in')).toBe(true);
  await user.click(button('Show the whole photo'));
  expect(isOff('Zoom out')).toBe(true);
  await user.click(button('Enlarge the photo'));
  await user.click(button('Next photo'));
  expect(dialog.getByText('2 / 6')).toBeVisible();
  expect(dialog.getByRole('img')).toHaveAttribute('src', '/media/b.svg');
  expect(isOff('Zoom out')).toBe(true);
  await user.click(button('Close'));
  expect(count()).toBe('Photo 2 / 6');
  expect(region).toHaveFocus();
});

test('zooms with plus and minus, pans with arrows when enlarged, and steps through photos otherwise', async () => {
  const { user, press } = await openGallery();
  await press(/^Zoom photo 1/);
  const dialog = within(await screen.findByRole('dialog'));
  const isWhole = () => dialog.queryByRole('button', { name: 'Enlarge the photo' }) !== null;
  await user.keyboard('+');
  expect(isWhole()).toBe(false);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowDown}');
  const { scrollLeft, scrollTop } = dialog.getByRole('region', { name: 'Enlarged photo' });
  expect([scrollLeft, scrollTop]).toEqual([80, 80]);
  expect(dialog.getByText('1 / 6')).toBeVisible();
  await user.keyboard('-{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(isWhole()).toBe(true);
  expect(dialog.getByText('2 / 6')).toBeVisible();
});

test('shows the photo of the chosen variant', async () => {
  const red = { Color: 'Red', Size: 'S' };
  const { user, count } = await openGallery({
    variants: [
      wireVariant({ image: '/media/a.svg' }),
      wireVariant({ variant_id: 1002, is_default: 0, attributes: red, image: '/media/d.svg' }),
    ],
  });
  await user.click(screen.getByRole('radio', { name: 'Red' }));
  expect(count()).toBe('Photo 4 / 6');
});

test('shows only the zoom button for a single photo', async () => {
  const { gallery } = await openGallery({ photos: photos.slice(0, 1) });
  expect(gallery.getAllByRole('button')).toHaveLength(1);
});

test('falls back to the product title for a photo without alt text', async () => {
  const { large } = await openGallery({ altText: '' });
  expect(large()).toHaveAttribute('alt', 'Linen Shirt');
});

test('enlarges a photo under a moving mouse, but not under a resting one or a touch', async () => {
  const { gallery } = await openGallery();
  const photo = gallery.getByRole('button', { name: /^Zoom photo 1/ });
  const move = (movementX: number, pointerType = 'mouse') => {
    const event = new MouseEvent('pointermove', { bubbles: true });
    Object.assign(event, { pointerType, movementX, movementY: 0 });
    fireEvent(photo, event);
    return photo.hasAttribute('data-near');
  };
  expect([move(0), move(4, 'touch'), move(4)]).toEqual([false, false, true]);
  fireEvent.pointerLeave(photo);
  expect(photo).not.toHaveAttribute('data-near');
});

test('shows a placeholder with the product name without photos', async () => {
  const { gallery } = await openGallery({ photos: [], imgSrc: null, imgSrc2: null });
  expect(gallery.queryByRole('button')).not.toBeInTheDocument();
  expect(gallery.getByRole('img', { name: 'Linen shirt' })).toBeVisible();
});
