import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { muiComponents } from '../../theme/muiComponents';
import { MuiRoot } from '../../theme/MuiRoot';
import { MATERIAL } from './material';

const IMPORT = /from '@mui\/material\/([A-Z]\w+)'/g;

/** The library components that the theme styles or the shop imports. */
const namesOf = (): string[] => {
  const all = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => file.endsWith('.tsx') && !file.startsWith('gallery'));
  const imports = files.flatMap((file) => [...readFileSync(join('src', file), 'utf8').matchAll(IMPORT)]);
  return [...new Set([...Object.keys(muiComponents), ...imports.map(([, name]) => `Mui${name}`)])].sort();
};

test('shows every Material UI component that the theme styles or the shop imports', () => {
  render(
    <MemoryRouter>
      <MuiRoot>
        {Object.entries(MATERIAL).flatMap(([name, states]) =>
          Object.entries(states).map(([state, node]) => <div key={`${name} ${state}`}>{node}</div>),
        )}
      </MuiRoot>
    </MemoryRouter>,
  );
  for (const opener of screen.getAllByText(/^Open /)) fireEvent.click(opener);
  const seen = document.body.innerHTML;
  const names = namesOf();
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !seen.includes(`${name}-`))).toEqual([]);
});
