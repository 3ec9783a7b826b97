import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './muiTheme';

/** Around everything that uses MUI: lazy parts only, so that the first screen carries none of it. */
export const MuiRoot = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={muiTheme} storageManager={null}>
    {children}
  </ThemeProvider>
);
