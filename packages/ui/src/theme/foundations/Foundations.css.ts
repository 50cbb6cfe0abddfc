import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, media, motion, overline, space, vars } from '../index';

export const page = style([base, { display: 'grid', gap: space[32], maxInlineSize: '1120px' }]);
export const title = style([base, displayText, { fontSize: fontSize[48] }]);
export const section = style([base]);
export const heading = style([
  base,
  displayText,
  { fontSize: fontSize[28], marginBlockEnd: space[12] },
]);
export const lead = style([base, { maxInlineSize: '68ch', color: vars.text.secondary }]);
export const scroller = style([
  base,
  {
    overflowX: 'auto',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
  },
]);
export const table = style([
  base,
  {
    inlineSize: '100%',
    minInlineSize: '860px',
    borderCollapse: 'collapse',
    fontSize: fontSize[14],
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const headCell = style([
  base,
  overline,
  {
    padding: space[12],
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBlockEnd: `1px solid ${vars.border.strong}`,
  },
]);
export const cell = style([
  base,
  {
    padding: space[12],
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  },
]);
export const name = style([base, { fontWeight: 650 }]);
export const value = style([
  base,
  { display: 'flex', alignItems: 'center', gap: space[8], overflowWrap: 'anywhere' },
]);
export const swatch = style({
  flexShrink: 0,
  inlineSize: '24px',
  blockSize: '24px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: '6px',
  forcedColorAdjust: 'none',
});
export const ratios = style([
  base,
  { marginBlockStart: space[4], color: vars.text.secondary, fontSize: fontSize[12] },
]);
export const row = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 160px) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[16],
    paddingBlock: space[8],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    '@media': { '(max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
  },
]);
export const bar = style([
  base,
  { blockSize: '16px', maxInlineSize: '100%', borderRadius: '4px', background: vars.accent.solid },
]);
export const tile = style([
  base,
  {
    display: 'grid',
    placeItems: 'center',
    blockSize: '96px',
    inlineSize: '160px',
    maxInlineSize: '100%',
    border: `2px solid ${vars.accent.solid}`,
    background: vars.accent.soft,
  },
]);
export const displaySample = style([base, displayText, { overflowWrap: 'anywhere' }]);
export const textSample = style([base, { overflowWrap: 'anywhere' }]);
const runner = style([
  base,
  {
    inlineSize: '48px',
    blockSize: '48px',
    borderRadius: vars.radius.control,
    background: vars.accent.solid,
    color: vars.text.onAccent,
    display: 'grid',
    placeItems: 'center',
  },
]);
export const movers = {
  feedback: style([
    runner,
    {
      transition: `transform ${motion.feedback}`,
      selectors: { '*:hover > &, *:focus-within > &': { transform: 'translateX(48px)' } },
      '@media': { [media.reducedMotion]: { transition: 'none', transform: 'none !important' } },
    },
  ]),
  enter: style([
    runner,
    {
      transition: `transform ${motion.enter}`,
      selectors: { '*:hover > &, *:focus-within > &': { transform: 'translateX(48px)' } },
      '@media': { [media.reducedMotion]: { transition: 'none', transform: 'none !important' } },
    },
  ]),
};
