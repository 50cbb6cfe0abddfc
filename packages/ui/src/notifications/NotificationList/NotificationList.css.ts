import { style } from '@vanilla-extract/css';
import {
  base,
  displayText,
  focusRing,
  fontSize,
  lineHeight,
  media,
  pageTitleRule,
  space,
  vars,
} from '../../theme';

export const section = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    inlineSize: '100%',
    maxInlineSize: '760px',
    marginInline: 'auto',
    containerType: 'inline-size',
    color: vars.text.primary,
  },
]);

export const header = style([
  base,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] },
]);

// On its own line where the badge would push the button to the next one when it comes.
export const title = style([
  base,
  displayText,
  focusRing,
  pageTitleRule,
  { '@container': { '(max-width: 479.98px)': { flex: '1 0 100%' } } },
]);

export const markAll = style({ marginInlineStart: 'auto' });

export const period = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    selectors: { '& + &': { marginBlockStart: space[8] } },
  },
]);

/** Larger than the heads of groups, which stand below it. */
export const periodTitle = style([base, displayText, { fontSize: fontSize[22] }]);

export const list = style([base, { display: 'flex', flexDirection: 'column', gap: space[4] }]);

export const row = style([
  base,
  focusRing,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    padding: space[12],
    border: '1px solid transparent',
    borderBlockEndColor: vars.border.subtle,
    '@container': { '(max-width: 479.98px)': { gap: space[8], paddingInline: space[8] } },
  },
]);

export const unread = style({
  borderRadius: vars.radius.control,
  borderColor: vars.border.subtle,
  background: vars.surface.raised,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const dotPlace = style([
  base,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '10px',
    blockSize: '40px',
  },
]);

export const dot = style([
  base,
  {
    flexShrink: 0,
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: '50%',
    background: vars.accent.solid,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  },
]);

export const mark = style([
  base,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: '50%',
    background: vars.accent.soft,
    color: vars.text.link,
  },
]);

export const picture = style([
  base,
  { position: 'relative', display: 'inline-flex', flexShrink: 0, blockSize: '40px' },
]);

/** On the corner of the picture, cut out of it by an edge of the row's colour. */
export const kindMark = style([
  base,
  {
    position: 'absolute',
    insetBlockEnd: '-5px',
    insetInlineEnd: '-7px',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '22px',
    blockSize: '22px',
    border: `2px solid ${vars.surface.page}`,
    borderRadius: '50%',
    background: vars.accent.soft,
    color: vars.text.link,
    selectors: { [`${unread} &`]: { borderColor: vars.surface.raised } },
  },
]);

export const body = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    gap: space[4],
    minInlineSize: 0,
  },
]);

export const content = style([
  base,
  {
    lineHeight: lineHeight.snug,
    overflowWrap: 'anywhere',
    color: vars.text.primary,
    '@media': { [media.narrow]: { fontSize: fontSize[14] } },
  },
]);

export const actor = style({ fontWeight: 650 });

/** In its own direction, which names of another one do not decide where they are isolated. */
export const sentence = style({ unicodeBidi: 'plaintext' });

export const link = style([
  base,
  focusRing,
  {
    fontWeight: 'inherit',
    borderRadius: '4px',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  },
]);

export const meta = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[8],
    color: vars.text.muted,
    fontSize: fontSize[14],
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const type = style([base, { overflowWrap: 'anywhere' }]);

export const markRead = style({ flexShrink: 0, color: vars.text.secondary });

export const group = style({ border: 'none', background: 'transparent' });

export const groupTitle = style([
  base,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    overflowWrap: 'anywhere',
  },
]);

/** As wide as the rows outside of groups. */
export const groupRows = style([
  base,
  { margin: `0 calc(-1 * ${space[16]}) calc(-1 * ${space[16]})` },
]);

export const foot = style([
  base,
  { display: 'flex', justifyContent: 'center', paddingBlockStart: space[12] },
]);
