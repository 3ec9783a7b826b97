import { createTheme } from '@mui/material/styles';
import { DESKTOP, PHONE, TABLET, WIDE } from '../config/breakpoints';
import { muiComponents } from './muiComponents';

const heading = {
  fontFamily: 'var(--serif)',
  fontWeight: 'var(--regular)',
  lineHeight: 'var(--leading-tight)',
  letterSpacing: '-0.01em',
};

/** MUI uses the shop's CSS tokens, so it does not handle light, dark or the switch itself. */
export const muiTheme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true, cssVarPrefix: 'mui' },
  shape: { borderRadius: 2 },
  breakpoints: { values: { xs: 0, sm: PHONE, md: TABLET, lg: DESKTOP, xl: WIDE } },
  palette: {
    primary: {
      main: 'var(--brand)',
      light: 'var(--brand)',
      dark: 'var(--brand-deep)',
      contrastText: 'var(--brand-ink)',
    },
    secondary: { main: 'var(--ink)', light: 'var(--ink)', dark: 'var(--ink)', contrastText: 'var(--paper)' },
    error: { main: 'var(--sale)', light: 'var(--sale)', dark: 'var(--sale)', contrastText: 'var(--sale-ink)' },
    success: {
      main: 'var(--success)',
      light: 'var(--success)',
      dark: 'var(--success)',
      contrastText: 'var(--success-ink)',
    },
    info: {
      main: 'var(--brand)',
      light: 'var(--brand)',
      dark: 'var(--brand-deep)',
      contrastText: 'var(--brand-ink)',
    },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-soft)', disabled: 'var(--ink-soft)' },
    background: { default: 'var(--paper)', paper: 'var(--surface)' },
    divider: 'var(--line)',
    action: {
      active: 'var(--ink)',
      hover: 'var(--sunken)',
      selected: 'var(--sunken)',
      disabled: 'var(--ink-soft)',
      disabledBackground: 'var(--sunken)',
    },
  },
  typography: {
    fontFamily: 'var(--sans)',
    h1: heading,
    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
  },
  motion: { reducedMotion: 'system' },
  transitions: { duration: { enteringScreen: 200, leavingScreen: 140 } },
  components: muiComponents,
});
