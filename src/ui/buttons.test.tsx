import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Breadcrumbs } from './Breadcrumbs';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { EmptyState } from './EmptyState';
import { ErrorNotice } from './ErrorNotice';
import { IconButton } from './IconButton';

test('a button in a form does not submit unless told to', async () => {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => {
    event.preventDefault();
  });
  render(
    <form onSubmit={onSubmit}>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a link that looks like a button is still a link', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/cart" variant="quiet">
        View Cart
      </ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link')).toHaveClass('button', 'quiet');
});

test('an icon says nothing, its label does', () => {
  render(<IconButton icon="close" label="Close" />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Close');
});

test('an error stands as an alert and offers another try', async () => {
  const onRetry = jest.fn();
  render(<ErrorNotice text="The list did not load." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The list did not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an empty place names what is missing and the next step', () => {
  render(<EmptyState title="No items found" action={<a href="/">Home</a>} />);
  expect(screen.getByText('No items found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
});

test('breadcrumbs lead back and mark the page itself', () => {
  render(
    <MemoryRouter>
      <Breadcrumbs crumbs={[{ name: 'Women', to: '/ct/women' }, { name: 'Dresses' }]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/ct/women');
  expect(screen.getByText('Dresses')).toHaveAttribute('aria-current', 'page');
});
