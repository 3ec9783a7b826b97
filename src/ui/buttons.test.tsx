import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Breadcrumbs } from './Breadcrumbs';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { EmptyState } from './EmptyState';
import { ErrorNotice } from './ErrorNotice';
import { IconButton } from './IconButton';

test('a button in a form submits only with the type submit', async () => {
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

test('a button link renders as a link with button styles', () => {
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

test('an icon button takes its accessible name from its label', () => {
  render(<IconButton icon="close" label="Close" />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Close');
});

test('an error notice is an alert with a Retry button', async () => {
  const onRetry = jest.fn();
  render(<ErrorNotice text="The list did not load." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The list did not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an empty state shows its title and its action', () => {
  render(<EmptyState title="No items found" action={<a href="/">Home</a>} />);
  expect(screen.getByText('No items found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
});

test('breadcrumbs link to the parent page and mark the current one', () => {
  render(
    <MemoryRouter>
      <Breadcrumbs crumbs={[{ name: 'Women', to: '/ct/women' }, { name: 'Dresses' }]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/ct/women');
  expect(screen.getByText('Dresses')).toHaveAttribute('aria-current', 'page');
});

test('breadcrumbs show a category called Home once, and link to it', () => {
  const crumbs = [{ name: 'Home', to: '/' }, { name: 'Home', to: '/ct/home' }, { name: 'Bedding' }];
  render(
    <MemoryRouter>
      <Breadcrumbs crumbs={crumbs} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/ct/home');
});
