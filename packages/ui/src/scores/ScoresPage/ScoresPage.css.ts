import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { base, displayText, fontSize, media, size, space, vars } from '../../theme';

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

export const head = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
  },
]);

export const title = style([
  base,
  displayText,
  { fontSize: fontSize[36], '@media': { [media.wide]: { fontSize: fontSize[48] } } },
]);

export const actions = style([base, { display: 'flex', flexWrap: 'wrap', gap: space[12] }]);
// On a phone the first one has a line of its own and the others share the next, instead of three
// ragged lines.
globalStyle(`${actions} > *`, {
  '@media': { 'screen and (max-width: 479.98px)': { flex: '1 1 40%', paddingInline: space[8] } },
});
globalStyle(`${actions} > :first-child`, {
  '@media': { 'screen and (max-width: 479.98px)': { flexBasis: '100%' } },
});

const stackOf = (gap: string) => [base, { display: 'grid', gap } as const];
export const stack = styleVariants({
  small: stackOf(space[8]),
  medium: stackOf(space[16]),
  large: [...stackOf(space[32]), { paddingBlockStart: space[16] }],
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
