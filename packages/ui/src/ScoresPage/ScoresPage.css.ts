import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { base, displayText, focusRing, fontSize, media, size, space, vars } from '../theme';

export const page = style([
  base,
  {
    display: 'grid',
    gap: space[24],
    inlineSize: '100%',
    maxInlineSize: size.content,
    marginInline: 'auto',
    color: vars.text.primary,
  },
]);

export const title = style([
  base,
  displayText,
  { fontSize: fontSize[36], '@media': { [media.wide]: { fontSize: fontSize[48] } } },
]);

export const event = style([
  base,
  { display: 'grid', gap: space[24], paddingBlockStart: space[16] },
]);
export const eventHead = style([base, { display: 'grid', gap: space[16] }]);
export const eventWords = style([base, { display: 'grid', gap: space[8] }]);
export const eventTitle = style([
  base,
  displayText,
  { fontSize: fontSize[28], '@media': { [media.wide]: { fontSize: fontSize[36] } } },
]);
export const eventNote = style([
  base,
  {
    justifySelf: 'start',
    paddingBlock: space[4],
    paddingInline: space[12],
    borderRadius: vars.radius.control,
    background: vars.caution.soft,
    color: vars.caution.text,
    fontSize: fontSize[14],
  },
]);

export const bannerButton = style([
  base,
  focusRing,
  {
    display: 'block',
    inlineSize: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    cursor: 'zoom-in',
  },
]);
export const banner = style([
  base,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    '@media': { [media.wide]: { aspectRatio: '32 / 9' } },
  },
]);
export const actions = style([base, { display: 'flex', flexWrap: 'wrap', gap: space[12] }]);
// On a phone the first one has a line of its own and the others share the next, instead of three ragged lines.
globalStyle(`${actions} > *`, {
  '@media': { 'screen and (max-width: 479.98px)': { flex: '1 1 40%', paddingInline: space[8] } },
});
globalStyle(`${actions} > :first-child`, {
  '@media': { 'screen and (max-width: 479.98px)': { flexBasis: '100%' } },
});

export const withoutChat = style([base]);
export const withChat = style([
  base,
  {
    display: 'grid',
    gap: space[24],
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px' } },
  },
]);
export const chat = style([
  base,
  { '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '76px' } } },
]);

export const days = style([base]);
const stackOf = (gap: string) => [base, { display: 'grid', gap } as const];
export const stack = styleVariants({
  s: stackOf(space[8]),
  m: stackOf(space[16]),
  l: [...stackOf(space[32]), { paddingBlockStart: space[16] }],
});

export const note = style([
  base,
  {
    paddingBlockStart: space[16],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    color: vars.text.muted,
    fontSize: fontSize[14],
  },
]);
