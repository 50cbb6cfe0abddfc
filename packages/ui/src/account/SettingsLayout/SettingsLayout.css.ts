import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, media, pageTitleRule, size, space, vars } from '../../theme';

/** The sections stand at the side: one alone is no reason to make what it holds narrow. */
const withSide = '(min-width: 1280px)';
/** The other settings stand beside the profile. */
const widest = '(min-width: 960px)';

export const page = style([
  base,
  {
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: space[24],
    inlineSize: '100%',
    maxInlineSize: size.broad,
    marginInline: 'auto',
    color: vars.text.primary,
  },
]);

export const title = style([base, displayText, pageTitleRule]);

export const tabs = style({
  selectors: { '&[data-orientation=vertical]': { flexDirection: 'column', gap: space[16] } },
  '@container': {
    [withSide]: {
      selectors: {
        '&[data-orientation=vertical]': {
          flexDirection: 'row',
          gap: space[32],
          alignItems: 'flex-start',
        },
      },
    },
  },
});

export const side = style({
  selectors: { '&[data-orientation=vertical]': { flexDirection: 'row', flexShrink: 0 } },
  '@container': {
    [withSide]: {
      selectors: {
        '&[data-orientation=vertical]': { flexDirection: 'column', inlineSize: '220px' },
      },
    },
  },
});

export const tab = style({
  selectors: {
    '&[data-selected]': { background: vars.accent.soft, color: vars.text.link },
    '&::after': {
      insetInline: 'auto',
      insetInlineStart: 0,
      insetBlock: space[8],
      inlineSize: '3px',
      blockSize: 'auto',
      borderRadius: vars.radius.pill,
    },
  },
});

export const panel = style({
  flex: 1,
  display: 'grid',
  gap: space[24],
  paddingBlockStart: 0,
  minInlineSize: 0,
  '@container': {
    [widest]: {
      selectors: {
        '&:has(> :nth-child(2):not(:empty))': {
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
          alignItems: 'start',
        },
      },
    },
  },
});

/** Cards above each other. One alone is no wider than what is read in it. */
export const column = style([
  base,
  {
    display: 'grid',
    gap: space[24],
    minInlineSize: 0,
    maxInlineSize: '880px',
    selectors: {
      '&:empty': { display: 'none' },
      // What comes in the first moves what is below it, and nothing that is read beside it.
      '&:first-child:not(:last-child)': { overflowAnchor: 'none' },
    },
  },
]);

export const card = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[24],
    inlineSize: '100%',
    // Led to by its address, it begins below the bar of the shell, which is 60 px high.
    scrollMarginBlockStart: `calc(60px + ${space[16]})`,
    padding: 'clamp(16px, 4cqi, 32px)',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    color: vars.text.primary,
  },
]);

/** A title and what it is about. */
export const head = style([base, { display: 'grid', gap: space[8] }]);

export const hint = style([base, { color: vars.text.secondary, fontSize: fontSize[14] }]);

export const formTitle = style([base, displayText, { fontSize: fontSize[28] }]);

/** Where nothing hovers there is no tooltip to be had: the same words stand under the field. */
export const withoutHover = style({ '@media': { [media.hover]: { display: 'none' } } });

export const actions = style([
  base,
  { display: 'flex', justifyContent: 'flex-end', paddingBlockStart: space[8] },
]);

/** Beside each other only where the longest of their names has one line, in any language. */
export const passwords = style({
  selectors: {
    '&&': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))' },
  },
});

/** Buttons of a dialog, side by side while they fit. */
export const buttons = style([
  base,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[8] },
]);
