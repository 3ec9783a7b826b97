import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { render, screen } from '@testing-library/react';
import { MuiRoot } from './MuiRoot';
import { muiComponents } from './muiComponents';
import { muiTheme } from './muiTheme';

test('colours come from the tokens, never from MUI', () => {
  const { primary, error, text, background } = muiTheme.palette;
  expect([primary.main, error.main, text.primary, background.default]).toEqual([
    'var(--brand)',
    'var(--sale)',
    'var(--ink)',
    'var(--paper)',
  ]);
  expect(JSON.stringify(muiComponents)).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(/i);
});

test('places the label of a field above it', () => {
  render(
    <MuiRoot>
      <FormControl>
        <InputLabel htmlFor="mail">Email</InputLabel>
        <OutlinedInput id="mail" />
      </FormControl>
    </MuiRoot>,
  );
  expect(screen.getByLabelText('Email')).toBeInTheDocument();
  expect(getComputedStyle(screen.getByText('Email')).position).toBe('static');
});

test('writes nothing to localStorage', () => {
  localStorage.clear();
  render(<MuiRoot>text</MuiRoot>);
  expect(localStorage).toHaveLength(0);
});
