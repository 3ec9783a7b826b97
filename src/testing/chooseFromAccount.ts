import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses from the account menu in either of its two forms: the library's chunk may still be loading. */
export const chooseFromAccount = async (user: UserEvent, name: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: 'My Account' }));
  const list = screen.queryByRole('menu') ?? screen.getByRole('banner');
  await user.click(within(list).getByText(name));
};
