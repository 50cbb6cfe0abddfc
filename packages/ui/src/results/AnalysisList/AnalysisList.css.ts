import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, size, space, vars } from '../../theme';

export const box = style([
  base,
  { containerType: 'inline-size', display: 'block', color: vars.text.primary },
]);
export const title = style([
  base,
  displayText,
  { fontSize: fontSize[18], marginBlockEnd: space[12] },
]);
export const list = style([
  base,
  {
    display: 'grid',
    gap: space[12],
    maxInlineSize: size.reading,
    '@container': {
      // Side by side, each is as long as lines are to be.
      '(min-width: 1200px)': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: space[32],
        maxInlineSize: 'none',
      },
    },
  },
]);
export const item = style([
  base,
  {
    position: 'relative',
    paddingInlineStart: space[24],
    fontSize: fontSize[16],
    color: vars.text.secondary,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: space[4],
        insetBlockStart: '10px',
        inlineSize: space[12],
        borderBlockStart: `2px solid ${vars.accent.solid}`,
      },
    },
  },
]);
/** Its words stand on the edge of those above. */
export const more = style({ marginBlockStart: space[4], marginInlineStart: space[12] });
