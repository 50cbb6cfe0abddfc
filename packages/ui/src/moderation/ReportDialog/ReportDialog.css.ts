import { style } from '@vanilla-extract/css';
import { base, fontSize, size, space, vars } from '../../theme';

export const form = style([base, { display: 'grid', gap: space[16] }]);
export const lead = style([base, { color: vars.text.secondary }]);
export const choices = style([base, { display: 'grid' }]);
export const question = style([base, { fontWeight: 650, marginBlockEnd: space[4] }]);
export const choice = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: size.touch,
    cursor: 'pointer',
    fontSize: fontSize[16],
  },
]);
export const dot = style([
  base,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '24px',
    blockSize: '24px',
    border: `2px solid ${vars.border.strong}`,
    borderRadius: '50%',
    background: vars.surface.card,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.accent.solid },
      '[data-selected] > &': { borderColor: vars.accent.solid, borderWidth: '7px' },
      '[data-focus-visible] > &': {
        outline: `2px solid ${vars.border.focus}`,
        outlineOffset: '2px',
      },
    },
  },
]);
export const actions = style([
  base,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[12] },
]);
export const error = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: vars.critical.text,
    fontSize: fontSize[14],
  },
]);
