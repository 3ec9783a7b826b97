import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formOutcomes } from '../../../ui/formOutcomes';
import type { PageEvent } from '../recording';
import { watchPage } from './watchPage';

const PAGE = `
  <form data-form="email-password">
    <label>Email address <input name="email" type="email"></label>
    <label>Password <input name="password" type="password"></label>
    <label><input name="remember" type="checkbox"> Remember me</label>
    <input name="0240000000" type="text" aria-label="A field of somebody else">
    <button type="submit">Log in</button>
  </form>
  <form data-form="name">
    <label>Name <input name="name"></label>
  </form>
  <p id="place"></p>
  <button aria-label="Remove Linen Shirt from the bag">×</button>
  <a href="#main">Ama Mensah</a>`;

const watched = () => {
  document.body.innerHTML = PAGE;
  document.querySelectorAll('form').forEach((form) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
    });
  });
  const seen: PageEvent[] = [];
  const watch = watchPage(window, (describe) => seen.push(describe()));
  seen.splice(0);
  return {
    seen,
    user: userEvent.setup(),
    ...watch,
    of: (type: string) => seen.filter((one) => one.type === type).map(({ about }) => about),
  };
};

const field = (name: string): HTMLInputElement => document.querySelector(`[name="${name}"]`)!;

test('records a field by its name and whether it is filled, never its value', async () => {
  const { user, of, seen } = watched();
  await user.type(field('email'), 'ama@canary.example');
  await user.type(field('password'), 'canary word 1');
  await user.type(field('0240000000'), 'canary');
  await user.clear(field('email'));
  await user.tab();
  expect(of('form/fieldLeft')).toEqual([
    { form: 'email-password', field: 'email', is: 'filled' },
    { form: 'email-password', field: 'password', is: 'filled' },
    { form: 'email-password', field: 'email', is: 'empty' },
  ]);
  expect(seen.at(-1)?.traces?.forms).toEqual({ 'email-password': { fields: { password: { filled: true } } } });
  expect(JSON.stringify(seen)).not.toMatch(/canary|0240000000/);
});

test('records a click on the submit button, and the errors of the form in plain words', async () => {
  const { user, of, seen, look } = watched();
  await user.click(document.querySelector('[type=submit]')!);
  expect(of('form/submitted')).toEqual([{ form: 'email-password' }]);

  formOutcomes.set(document.querySelector('form')!, {
    formError: {
      text: 'Provide email and password, Ama',
      fields: { email: 'Enter your email', password: 'Enter your password' },
    },
    answer: null,
  });
  look();
  expect(seen.at(-1)?.traces?.forms['email-password']).toEqual({
    fields: {
      email: { filled: false, error: 'Enter your email' },
      password: { filled: false, error: 'Enter your password' },
    },
    text: 'Provide email and password, …',
  });
});

test('records an alert when it appears, reduced to plain words', async () => {
  const { of } = watched();
  document.getElementById('place')!.innerHTML = '<span role="alert">Thank you, <b>Adwoa</b>. Order ORD-77 saved</span>';
  await waitFor(() => {
    expect(of('page/alertShown')).toEqual([{ text: 'Thank you, … . Order … saved' }]);
  });
});

test('records a click with its control', async () => {
  const { user, of } = watched();
  await user.click(document.querySelector('[aria-label^=Remove]')!);
  await user.click(document.querySelector('a')!);
  await user.click(document.body);
  expect(of('page/clicked')).toEqual([
    { role: 'button', name: 'Remove … from the bag' },
    { role: 'link', name: '…' },
    { role: 'text', name: '' },
  ]);
});

test('records the scroll depth and a resized window', async () => {
  const { of } = watched();
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4 * window.innerHeight);
  window.innerWidth = 390;
  window.dispatchEvent(new Event('resize'));
  await waitFor(() => {
    expect(of('page/measured')).toEqual([{ window: '390 × 768' }]);
  });
  Object.assign(window, { scrollY: 2 * window.innerHeight });
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => {
    expect(of('page/scrolled')).toEqual([{ depth: '75 %' }]);
  });
});
