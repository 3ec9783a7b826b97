import userEvent from '@testing-library/user-event';
import { keepSearch } from './keepSearch';

const FIELD = '<form><input name="q"></form>';
const field = () => document.querySelector('input')!;

/** index.html's page, whose search field the shopper uses. */
const open = async (text: string) => {
  document.body.innerHTML = `<div id="root"><div data-shell>${FIELD}<a href="/">Home</a></div></div>`;
  keepSearch();
  const user = userEvent.setup();
  await user.click(field());
  if (text !== '') await user.keyboard(text);
  return user;
};

/** The application renders its own page; observers are notified after it. */
const render = async (html: string) => {
  document.getElementById('root')!.innerHTML = html;
  await Promise.resolve();
};

test('moves the latest text and the focus to the application’s search field', async () => {
  await open('dress');
  await render(FIELD);
  expect(field()).toHaveValue('dress');
  expect(field()).toHaveFocus();
});

test('moves no focus that the shopper has moved elsewhere', async () => {
  const user = await open('dress');
  await user.tab();
  await new Promise((resolve) => setTimeout(resolve));
  await render(FIELD);
  expect(field()).toHaveValue('dress');
  expect(field()).not.toHaveFocus();
});

test('keeps the query of a results page when nothing was typed', async () => {
  await open('');
  await render('<input name="q" value="linen">');
  expect(field()).toHaveValue('linen');
  expect(field()).toHaveFocus();
});
