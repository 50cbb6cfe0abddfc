import { style, styleVariants } from '@vanilla-extract/css';
import { base, displayText, fontSize, media, pageTitleRule, size, space, vars } from '../../theme';

export const page = style([
  base,
  {
    display: 'grid',
    gap: space[16],
    inlineSize: '100%',
    maxInlineSize: size.broad,
    marginInline: 'auto',
    color: vars.text.primary,
    '@media': { [media.wide]: { gap: space[24] } },
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

export const title = style([base, displayText, pageTitleRule]);

export const actions = style([base, { display: 'flex', flexWrap: 'wrap', gap: space[12] }]);

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
