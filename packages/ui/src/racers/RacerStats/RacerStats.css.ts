import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, space, vars } from '../../theme';

const wide = '(min-width: 680px)';
const widest = '(min-width: 960px)';

export const frame = style([
  base,
  { containerType: 'inline-size', inlineSize: '100%', color: vars.text.primary },
]);

export const groups = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[24],
    '@container': { [widest]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)' } },
  },
]);

export const group = style([base, { display: 'flex', flexDirection: 'column', gap: space[12] }]);

export const title = style([base, displayText, { fontSize: fontSize[22] }]);

export const tiles = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[12],
    '@container': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
]);

/** The first figure has a line of its own where three do not fit side by side. */
export const first = style([
  base,
  { gridColumn: '1 / -1', '@container': { [wide]: { gridColumn: 'auto' } } },
]);
