import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { base, focusRing, fontSize, lineHeight, media, size, space, vars } from '../../theme';
import { lineDrawing } from './lineDrawing';

export const row = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: space[12],
    padding: `6px ${space[16]}`,
    '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.sunken } } } },
  },
]);

export const picture = style({ inlineSize: '32px', blockSize: '32px', fontSize: '13px' });

export const body = style([base]);

export const meta = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[8],
    lineHeight: lineHeight.snug,
  },
]);

export const name = style([
  base,
  { fontWeight: 650, color: vars.text.secondary, overflowWrap: 'anywhere' },
]);

export const ownName = style({ color: vars.text.link });

export const link = style([
  focusRing,
  // The target reaches beyond the letters without making the rows taller.
  {
    borderRadius: '4px',
    padding: `${space[4]} 0`,
    margin: '-4px 0',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

const mark = style([
  base,
  {
    alignSelf: 'center',
    paddingInline: '6px',
    borderRadius: vars.radius.pill,
    fontSize: fontSize[12],
    lineHeight: lineHeight.snug,
    overflowWrap: 'anywhere',
  },
]);

export const you = style([mark, { background: vars.accent.soft, color: vars.text.link }]);

/** An outline, so that nobody takes it for part of a name. */
export const partner = style([
  mark,
  { border: `1px solid ${vars.border.strong}`, color: vars.text.secondary },
]);

export const time = style([
  base,
  { color: vars.text.muted, fontSize: fontSize[12], fontVariantNumeric: 'tabular-nums' },
]);

export const text = style([
  base,
  {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);

export const address = style([focusRing, { color: vars.text.link, textDecoration: 'underline' }]);

export const pendingText = style({ color: vars.text.muted });

const problem = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[8],
    marginBlockStart: space[4],
    fontSize: fontSize[12],
    overflowWrap: 'anywhere',
  },
]);

// However many words there are, they begin beside the sign: 14 px of it and the gap.
globalStyle(`${problem} > span`, { maxInlineSize: 'calc(100% - 22px)' });

export const problems = styleVariants({
  failed: [problem, { color: vars.critical.text }],
  uncertain: [problem, { color: vars.caution.text }],
});

export const sign = style([
  base,
  {
    ...lineDrawing,
    flexShrink: 0,
    inlineSize: '14px',
    stroke: 'currentcolor',
    strokeWidth: 1.5,
  },
]);

export const action = style([
  base,
  focusRing,
  {
    minBlockSize: size.denseTouch,
    minInlineSize: size.denseTouch,
    paddingInline: space[4],
    borderRadius: '4px',
    color: vars.text.link,
    fontWeight: 650,
    textDecoration: 'underline',
    cursor: 'pointer',
  },
]);
