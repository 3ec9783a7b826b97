import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepInstallOffer } from '../../../boot/installOffer';
import { useInstallOffer } from './useInstallOffer';

const Entry = () => {
  const install = useInstallOffer();
  return install && <button onClick={install}>Install this shop</button>;
};

/** Dispatches the install event as Chromium does. */
const makeOffer = () => {
  const prompt = jest.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(offer);
  return { offer, prompt };
};

beforeEach(keepInstallOffer);

test('holds an early install offer until the menu renders, and suppresses the browser’s own prompt', async () => {
  const { offer, prompt } = makeOffer();
  expect(offer.defaultPrevented).toBe(true);
  render(<Entry />);
  await userEvent.click(screen.getByRole('button'));
  expect(prompt).toHaveBeenCalledTimes(1);
  // The event can be used only once.
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows the install entry only from the offer until the installation', () => {
  render(<Entry />);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void makeOffer());
  expect(screen.getByRole('button')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('button')).toBeNull();
});
