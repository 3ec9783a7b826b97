import type { ThemeOptions } from '@mui/material/styles';
import { NARROW } from '../config/breakpoints';

const hairline = '1px solid var(--line)';
const frame = { backgroundImage: 'none', backgroundColor: 'var(--surface)', borderRadius: 'var(--radius)' };
const raised = { ...frame, border: hairline, boxShadow: 'var(--shade)' };
const words = { textTransform: 'none', letterSpacing: '0.01em' } as const;
const ring = '2px solid var(--brand)';
/** Leaves room for the focus ring when Tab scrolls an element into view. */
const ringRoom = { scrollPaddingBlock: 'var(--s2)' };
/** Visible only in forced colours, where backgrounds and shadows are missing. */
const edge = { border: '1px solid transparent' };
const focusRing = { '&.Mui-focusVisible': { outline: ring, outlineOffset: 2 } };
/** The ring is inside the padding, where it does not cover the label. */
const choice = {
  padding: 10,
  color: 'var(--line-strong)',
  '&.Mui-disabled': { color: 'var(--line)' },
  '&.Mui-focusVisible': { outlineOffset: -4 },
};

/** Material UI components in the shop's style: labels above their fields, hairlines instead of shadows, no ripples. */
export const muiComponents: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: focusRing } },
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
        fontWeight: 'var(--medium)',
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
        '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)' },
        // Every field with an error has a red border, so a thicker one alone does not show the focus.
        '&.Mui-focused.Mui-error': { outline: '2px solid var(--sale)', outlineOffset: 2 },
      },
      input: { height: '1.5rem', padding: '12px 14px' },
      multiline: { padding: 0 },
      notchedOutline: { top: 0, borderColor: 'var(--line-strong)', '& legend': { display: 'none' } },
    },
  },
  MuiNativeSelect: { styleOverrides: { icon: { top: 'calc(50% - 8px)', right: 12 } } },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '6px 0 0', fontSize: 'var(--text-sm)', lineHeight: 'var(--leading-text)' } },
  },
  MuiFormControlLabel: {
    // Only as wide as its label, so that a click beside it does nothing.
    styleOverrides: { root: { marginLeft: -10, marginRight: 0 }, label: { lineHeight: 'var(--leading-text)' } },
  },
  MuiFormLabel: {
    styleOverrides: { root: { color: 'var(--ink)', '&.Mui-focused': { color: 'var(--ink)' } } },
  },
  MuiCheckbox: { styleOverrides: { root: choice } },
  MuiRadio: { styleOverrides: { root: choice } },
  MuiRating: {
    styleOverrides: {
      root: {
        color: 'var(--brand)',
        // The library's own focus outline is a grey with too little contrast.
        '&.Mui-focusVisible .MuiRating-iconActive, .MuiRating-labelEmptyValueActive': { outline: ring },
      },
      icon: { padding: 6 },
      iconEmpty: { color: 'var(--line-strong)' },
      // Small enough that five fit on a phone at any text size.
      sizeLarge: { fontSize: 'min(1.875rem, 11vw)' },
      // The library enlarges the active star, whose ring would then overlap the label.
      iconActive: { transform: 'none' },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--veil)' } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { ...frame, ...ringRoom, ...edge, boxShadow: 'var(--shade)' },
      // The page would show behind rounded corners, and a border would make pictures of full width scroll.
      paperFullScreen: { border: 0, borderRadius: 0 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: 'var(--s5)', fontSize: 'var(--text-lg)' } } },
  MuiDialogContent: { styleOverrides: { root: { ...ringRoom, padding: '0 var(--s5) var(--s5)' } } },
  MuiDialogActions: { styleOverrides: { root: { gap: 'var(--s3)', padding: '0 var(--s5) var(--s5)' } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: { styleOverrides: { paper: raised } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        // The same height on a wide screen as on a phone.
        '&.MuiMenuItem-root': { minHeight: 44 },
        fontSize: 'var(--text-sm)',
        // The ring is inside, because the menu's edge would clip it.
        '&.Mui-focusVisible': { outlineOffset: -2, backgroundColor: 'var(--sunken)' },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 48, borderBottom: hairline },
      indicator: {
        height: 2,
        backgroundColor: 'var(--ink)',
        '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
      },
    },
  },
  // Both arrows are behind the tabs, so that the first tab starts at the edge.
  MuiTabScrollButton: {
    styleOverrides: { root: { order: 1, '&.Mui-disabled': { color: 'var(--line-strong)', opacity: 0.8 } } },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: 44,
        height: 44,
        margin: 0,
        borderRadius: 'var(--radius)',
        color: 'var(--ink)',
        fontSize: 'var(--text-sm)',
        '&.Mui-selected': {
          border: '1px solid var(--ink)',
          backgroundColor: 'transparent',
          fontWeight: 'var(--strong)',
        },
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        ...words,
        minHeight: 48,
        fontSize: 'var(--text-sm)',
        fontWeight: 'var(--medium)',
        // The three tabs of a product fit on a phone, so that no arrows take their room.
        [`@media (max-width: ${NARROW - 0.02}px)`]: {
          '&:not(.MuiTab-fullWidth)': { minWidth: 0, paddingInline: 4, fontSize: 'var(--text-xs)' },
        },
        '&.Mui-selected': { color: 'var(--ink)', fontWeight: 'var(--strong)' },
        // Keeps the width of the bold label, so that a choice does not move the other tabs.
        '&::after': {
          overflow: 'hidden',
          height: 0,
          fontWeight: 'var(--strong)',
          content: 'attr(data-label)',
          visibility: 'hidden',
        },
        // The scrolling row would clip a ring outside.
        '&.Mui-focusVisible': { outlineOffset: -2 },
      },
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: {
        // A later step is an outline, because the library's filled grey looks like a completed step.
        '&:not(.Mui-active, .Mui-completed)': {
          overflow: 'visible',
          color: 'transparent',
          '& circle': { stroke: 'var(--line-strong)' },
          '& .MuiStepIcon-text': { fill: 'var(--ink-soft)' },
        },
      },
    },
  },
  MuiStepLabel: {
    styleOverrides: { label: { '&.Mui-active': { fontWeight: 'var(--strong)' } } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '12px 16px 12px 0',
        borderBottom: hairline,
        fontSize: 'var(--text-sm)',
        fontVariantNumeric: 'tabular-nums',
      },
      head: { color: 'var(--ink-soft)', fontSize: 'var(--text-xs)', fontWeight: 'var(--strong)' },
    },
  },
  MuiAlert: {
    // ui/Notice.module.css draws the rest, for alerts without the library too.
    styleOverrides: {
      icon: { margin: 0, padding: 0, opacity: 1 },
      // The library cuts off the focus ring of the first link.
      message: { padding: 0, overflow: 'visible' },
      // Centres the close button on the first line.
      action: { marginBlock: -10, paddingTop: 0 },
    },
  },
};
