import { readdirSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { PartsPage, SHELVES } from './PartsPage';

test('shows every component of src/ui', () => {
  // A part without its own markup is a style sheet.
  const files = readdirSync('src/ui').map((file) => /^([A-Z]\w*)\.(tsx|module\.css)$/.exec(file)?.[1]);
  const parts = [...new Set(files.flatMap((part) => part ?? []))];
  expect(parts.length).toBeGreaterThan(30);
  expect(Object.values(SHELVES).flatMap(Object.keys).sort()).toEqual(parts.sort());
});

test('renders each component under its name in all states, and logs only the intentional error', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<PartsPage />);
  for (const [title, parts] of Object.entries(SHELVES)) {
    const shelf = within(screen.getByRole('region', { name: title }));
    for (const [name, states] of Object.entries(parts)) {
      const part = shelf.getByRole('group', { name });
      expect(part.querySelectorAll('dt')).toHaveLength(Object.keys(states).length);
      expect(part.querySelector('dd')).not.toBeEmptyDOMElement();
    }
  }
  // React logs only the component that throws intentionally.
  expect(errors.mock.calls.filter((words) => !words.some((word) => String(word).includes('Planted')))).toEqual([]);
  errors.mockRestore();
});
