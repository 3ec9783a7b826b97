import { fireEvent, render, screen } from '@testing-library/react';
import { env } from '../config/env';
import { Picture } from './Picture';

test('has fixed dimensions, loads lazily by default and eagerly with priority', () => {
  const { rerender } = render(<Picture src="/media/dress.svg" alt="Dress" />);
  const image = screen.getByRole('img', { name: 'Dress' });
  expect(image).toHaveAttribute('width', '674');
  expect(image).toHaveAttribute('height', '674');
  expect(image).toHaveAttribute('loading', 'lazy');
  rerender(<Picture src="/media/dress.svg" alt="Dress" priority />);
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('shows a placeholder with its text for a broken image, and loads again when the address changes', () => {
  const { rerender } = render(<Picture src="/a.svg" alt="Dress" errorText="The image cannot be loaded" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('The image cannot be loaded')).toBeInTheDocument();
  rerender(<Picture src="/b.svg" alt="Dress" />);
  expect(screen.getByRole('img', { name: 'Dress' })).toHaveAttribute('src', '/b.svg');
});

test.each([null, 'javascript:alert(1)', 'data:text/html,x'])('shows a placeholder instead of loading %s', (src) => {
  render(<Picture src={src} alt="Dress" />);
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Dress' })).toBeInTheDocument();
});

test('sets sizes and srcset when the retailer offers picture sizes', () => {
  jest.replaceProperty(env, 'pictureSizes', '?w={width}');
  render(<Picture src="/media/dress.jpg" alt="Dress" slot="thumb" />);
  const image = screen.getByRole('img', { name: 'Dress' });
  expect(image).toHaveAttribute('sizes', '96px');
  expect(image.getAttribute('srcset')).toMatch(/^\/media\/dress\.jpg\?w=160 160w, /);
  expect(image).toHaveAttribute('src', '/media/dress.jpg');
});
