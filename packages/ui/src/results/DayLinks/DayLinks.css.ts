import { style } from '@vanilla-extract/css';
import { base, focusRing, fontSize, media, size, space, vars } from '../../theme';

/** One line on phones, which goes on behind the edge; room for the ring of focus on all sides. */
export const list = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    '@media': {
      [media.narrow]: {
        flexWrap: 'nowrap',
        margin: `-${space[4]}`,
        padding: space[4],
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
    },
  },
]);

export const day = style([
  base,
  focusRing,
  {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    minBlockSize: size.touch,
    paddingInline: space[16],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.pill,
    background: vars.surface.card,
    color: vars.text.primary,
    fontSize: fontSize[14],
    fontWeight: 600,
    selectors: {
      '&:hover': { borderColor: vars.accent.solid },
      '&[aria-current="true"]': {
        borderColor: vars.accent.solid,
        background: vars.accent.soft,
      },
    },
    '@media': {
      [media.narrow]: { paddingInline: space[12] },
      [media.forcedColors]: {
        selectors: { '&[aria-current="true"]': { borderColor: 'Highlight', borderWidth: '2px' } },
      },
    },
  },
]);
