import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Slide } from '../../contract/slide';
import { turns } from '../../testing/turns';
import { Slideshow } from './Slideshow';

const slide = (id: number): Slide => ({
  id: String(id),
  imageSrc: `/media/${id}.svg`,
  category: '',
  title: `Slide ${id}`,
  linkType: 'Page',
  buttonUrl: '/terms',
  buttonText: `Read ${id}`,
});

beforeEach(() => {
  globalThis.requestIdleCallback = (done) => {
    done({ didTimeout: false, timeRemaining: () => 0 });
    return 0;
  };
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

/** Stops after the moving slides are requested but before they render; `before` runs in between. */
const takeOver = async (before: (link: HTMLElement) => void, slides = [slide(1), slide(2)]) => {
  const { container } = render(
    <MemoryRouter>
      <Slideshow slides={slides} />
    </MemoryRouter>,
  );
  await act(async () => {
    fireEvent.load(container.querySelector('img')!);
    await turns();
    before(screen.getByRole('link', { name: 'Read 1' }));
    expect(container.querySelector('.slick-slider')).toBeNull();
  });
  expect(container.querySelector('.slick-slider')).not.toBeNull();
  const [shown] = screen.getAllByRole('group').filter((group) => !group.closest<HTMLElement>('[inert]'));
  return within(shown!).getByRole('link', { name: 'Read 1' });
};

test('keeps the focus on a link when the carousel replaces the static slide', async () => {
  const link = await takeOver((plain) => {
    plain.focus();
  });
  expect(link).toHaveFocus();
});

test('does not take the focus when the carousel replaces the static slide', async () => {
  await takeOver(() => undefined);
  expect(document.body).toHaveFocus();
});

test('labels a slide without a title by its number alone', async () => {
  await takeOver(() => undefined, [slide(1), { ...slide(2), title: ' ' }]);
  expect(screen.getByRole('button', { name: 'Show slide 1 of 2: Slide 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show slide 2 of 2' })).toBeVisible();
});

test('marks the shown slide and loads pictures up to it while the slides are stopped', async () => {
  const slides = [slide(1), slide(2), slide(3), slide(4)];
  await takeOver(() => undefined, slides);
  const loaded = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(loaded()).toEqual(['/media/1.svg']);
  const bullet = screen.getByRole('button', { name: 'Show slide 3 of 4: Slide 3' });
  fireEvent.click(bullet);
  expect(bullet).toHaveAttribute('aria-current', 'true');
  expect(loaded()).toEqual(['/media/1.svg', '/media/2.svg', '/media/3.svg']);
});
