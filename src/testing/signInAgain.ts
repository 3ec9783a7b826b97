import { screen } from '@testing-library/react';
import { AMA } from './customers';
import type { renderShop } from './renderShop';

/** Signs in on the page that a customer with an expired session was redirected to. */
export const signInAgain = async (
  { user }: Pick<Awaited<ReturnType<typeof renderShop>>, 'user'>,
  { email, password } = AMA,
): Promise<void> => {
  await user.click(await screen.findByRole('textbox', { name: 'Email address' }));
  await user.paste(email);
  await user.click(screen.getByLabelText('Password'));
  await user.paste(password);
  await user.keyboard('{Enter}');
};
