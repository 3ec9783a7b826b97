import { screen, waitFor } from '@testing-library/react';
import { focusHeading } from './focusHeading';

const renderHeading = (): void => {
  document.body.innerHTML = '<main><h1 tabindex="-1" data-page-heading>Search</h1></main>';
};
const isFocused = () => waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());

beforeEach(renderHeading);

test('focuses the heading again when the page replaces it, until a key is pressed', async () => {
  const stop = focusHeading(undefined);
  await isFocused();
  renderHeading();
  await isFocused();
  window.dispatchEvent(new KeyboardEvent('keydown'));
  renderHeading();
  // The observer would have run before this promise.
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.body).toHaveFocus();
  stop();
});

test('leaves the focus to what the page focuses after the heading', async () => {
  const stop = focusHeading(undefined);
  await isFocused();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button>Close</button>');
  screen.getByRole('button').focus();
  document.querySelector('h1')?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('button')).toHaveFocus();
  stop();
});
