import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, size, space, vars } from '../../theme';

const wide = '(min-width: 680px)';
const widest = '(min-width: 960px)';

export const header = style([
  base,
  {
    containerType: 'inline-size',
    position: 'relative',
    inlineSize: '100%',
    color: vars.text.primary,
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.border.subtle}`,
    background: vars.surface.card,
  },
]);

export const band = style({
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  blockSize: '80px',
  fontSize: 0,
  '@container': { [wide]: { blockSize: '200px', fontSize: '236px' } },
});

export const search = style({
  position: 'absolute',
  insetBlockStart: space[16],
  insetInlineEnd: space[16],
});

export const content = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space[32],
    rowGap: space[12],
    maxInlineSize: size.content,
    marginInline: 'auto',
    paddingInline: space[16],
    paddingBlockEnd: space[16],
    '@container': {
      [wide]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        paddingInline: space[24],
        paddingBlockEnd: space[32],
      },
      [widest]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(300px, 360px)' },
    },
  },
]);

export const portrait = style({
  position: 'relative',
  borderRadius: '50%',
  boxShadow: `0 0 0 6px ${vars.surface.card}`,
  background: vars.surface.raised,
  justifySelf: 'start',
  alignSelf: 'start',
  // Smaller on phones, so that what the person has posted is not far below.
  selectors: {
    '&&': {
      inlineSize: '88px',
      blockSize: '88px',
      marginBlockStart: '-48px',
      fontSize: '36px',
      '@container': {
        [wide]: {
          inlineSize: '160px',
          blockSize: '160px',
          marginBlockStart: '-80px',
          fontSize: '64px',
        },
      },
    },
  },
});

export const identity = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[8],
    '@container': { [wide]: { paddingBlockStart: space[24] } },
  },
]);

export const name = style([
  base,
  displayText,
  { fontSize: `clamp(${fontSize[36]}, 5.2cqi, ${fontSize[64]})`, overflowWrap: 'anywhere' },
]);

/** For names that would fill the page at full size. */
export const longName = style({ fontSize: `clamp(${fontSize[28]}, 4.4cqi, 44px)` });

export const username = style([
  base,
  {
    maxInlineSize: '100%',
    color: vars.text.secondary,
    fontSize: fontSize[18],
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
]);

export const tags = style([
  base,
  { display: 'flex', flexWrap: 'wrap', gap: space[8], maxInlineSize: '100%' },
]);

export const tag = style({
  maxInlineSize: '100%',
  fontSize: fontSize[14],
  paddingInline: space[12],
  paddingBlock: space[4],
  overflowWrap: 'anywhere',
});

export const bio = style([
  base,
  {
    maxInlineSize: size.reading,
    color: vars.text.primary,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
]);

export const noBio = style({ color: vars.text.muted });

export const side = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    '@container': {
      [wide]: { gridColumn: '1 / -1' },
      [widest]: { gridColumn: 'auto', paddingBlockStart: space[24] },
    },
  },
]);

export const tiles = style([
  base,
  { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[12] },
]);

/** Flatter on phones, for the same reason as the portrait is smaller. */
export const tile = style({
  selectors: {
    '&&': {
      gap: 0,
      paddingBlock: space[8],
      '@container': { [wide]: { gap: space[8], paddingBlock: space[16] } },
    },
  },
});

/** As high as a tile with its figure. */
export const tileSkeleton = style({
  blockSize: '84px',
  '@container': { [wide]: { blockSize: '114px' } },
});

export const actions = style([base, { display: 'flex', flexWrap: 'wrap', gap: space[12] }]);

export const note = style([
  base,
  {
    color: vars.text.secondary,
    fontSize: fontSize[14],
    selectors: { '&:empty': { display: 'none' } },
  },
]);

// Beside each other on phones in Spanish, too.
export const action = style({
  flex: '1 1 auto',
  paddingInline: space[12],
  whiteSpace: 'nowrap',
});
