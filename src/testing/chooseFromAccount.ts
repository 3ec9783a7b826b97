import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses from the account menu, or from the plain panel while the menu's chunk is still loading. */
export const chooseFromAccount = async (user: UserEvent, name: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: 'My Account' }));
  const list = screen.queryByRole('menu') ?? screen.getByRole('banner');
  await user.click(within(list).getByText(name));
};
