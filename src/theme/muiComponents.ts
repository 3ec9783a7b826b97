import type { ThemeOptions } from '@mui/material/styles';

const hairline = '1px solid var(--line)';
const frame = { backgroundImage: 'none', backgroundColor: 'var(--surface)', borderRadius: 'var(--radius)' };
const raised = { ...frame, border: hairline, boxShadow: 'var(--shade)' };
const words = { textTransform: 'none', letterSpacing: '0.01em' } as const;
const focusRing = { '&.Mui-focusVisible': { outline: '2px solid var(--brand)', outlineOffset: 2 } };

const ALERT_COLOURS = {
  error: 'var(--sale)',
  warning: 'var(--sale)',
  success: 'var(--success)',
  info: 'var(--brand)',
} as const;

/** MUI's parts in the shop's clothes: labels above their fields, hairlines for shadows, no ripples. */
export const muiComponents: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: focusRing } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: { ...words, minHeight: 48, padding: '10px 24px', fontSize: 'var(--text-sm)', fontWeight: 600 },
      outlined: { borderColor: 'var(--ink)', color: 'var(--ink)' },
      text: { padding: '8px 0', minHeight: 44, color: 'var(--ink)', textDecoration: 'underline' },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44, color: 'inherit' } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        overflow: 'visible',
        color: 'var(--ink)',
        fontSize: 'var(--text-sm)',
        fontWeight: 500,
        whiteSpace: 'normal',
        '&.Mui-focused': { color: 'var(--ink)' },
        '&.Mui-error': { color: 'var(--sale)' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: 'var(--surface)',
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)' },
      },
      input: { height: 24, padding: '12px 14px' },
      multiline: { padding: 0 },
      notchedOutline: { top: 0, borderColor: 'var(--line-strong)', '& legend': { display: 'none' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '6px 0 0', fontSize: 'var(--text-sm)', lineHeight: 1.5 } },
  },
  MuiFormControlLabel: {
    // As wide as its words: what stands beside it is no part of it.
    styleOverrides: { root: { marginLeft: -10, marginRight: 0 }, label: { lineHeight: 1.5 } },
  },
  MuiFormLabel: {
    styleOverrides: { root: { color: 'var(--ink)', '&.Mui-focused': { color: 'var(--ink)' } } },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 10, color: 'var(--line-strong)' } } },
  MuiRadio: { styleOverrides: { root: { padding: 10, color: 'var(--line-strong)' } } },
  MuiRating: {
    styleOverrides: {
      root: { color: 'var(--brand)' },
      icon: { padding: 6 },
      iconEmpty: { color: 'var(--line-strong)' },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--veil)' } } },
  },
  MuiDialog: { styleOverrides: { paper: { ...frame, boxShadow: 'var(--shade)' } } },
  MuiDialogTitle: { styleOverrides: { root: { padding: 'var(--s5)', fontSize: 'var(--text-lg)' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 var(--s5) var(--s5)' } } },
  MuiDialogActions: { styleOverrides: { root: { gap: 'var(--s3)', padding: '0 var(--s5) var(--s5)' } } },
  MuiDrawer: { styleOverrides: { paper: { ...frame, borderRadius: 0, border: 0, boxShadow: 'var(--shade)' } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: { styleOverrides: { paper: raised } },
  MuiMenuItem: {
    // As high on a wide screen as on a phone.
    styleOverrides: { root: { '&.MuiMenuItem-root': { minHeight: 44 }, fontSize: 'var(--text-sm)' } },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 48, borderBottom: hairline },
      indicator: { height: 2, backgroundColor: 'var(--ink)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        ...words,
        minHeight: 48,
        fontSize: 'var(--text-sm)',
        fontWeight: 500,
        '&.Mui-selected': { color: 'var(--ink)', fontWeight: 600 },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '12px 16px 12px 0',
        borderBottom: hairline,
        fontSize: 'var(--text-sm)',
        fontVariantNumeric: 'tabular-nums',
      },
      head: { color: 'var(--ink-soft)', fontSize: 'var(--text-xs)', fontWeight: 600 },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: { root: { background: 'none', borderBottom: hairline, '&::before': { display: 'none' } } },
  },
  MuiAccordionSummary: { styleOverrides: { root: { minHeight: 56, padding: 0, fontWeight: 500 } } },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 0 var(--s5)' } } },
  MuiAlert: {
    styleOverrides: {
      root: ({ ownerState: { severity = 'success' } }) => ({
        borderLeft: `3px solid ${ALERT_COLOURS[severity]}`,
        borderRadius: 0,
        backgroundColor: severity === 'error' ? 'var(--sale-soft)' : 'var(--brand-soft)',
        color: 'var(--ink)',
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: { tooltip: { backgroundColor: 'var(--ink)', color: 'var(--paper)', fontSize: 'var(--text-xs)' } },
  },
};
