import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './muiTheme';

/**
 * Wraps everything that uses MUI. Only lazy parts do, so that the first screen does not contain it. Its styles come
 * before those of the shop, so that the shop's own classes take precedence.
 */
export const MuiRoot = ({ children }: { children: ReactNode }) => (
  <StyledEngineProvider injectFirst>
    <ThemeProvider theme={muiTheme} storageManager={null}>
      {children}
    </ThemeProvider>
  </StyledEngineProvider>
);
