import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, space, vars } from '../theme';

const wide = '(min-width: 680px)';

export const frame = style([base, { containerType: 'inline-size', inlineSize: '100%', color: vars.text.primary, display: 'flex', flexDirection: 'column', gap: space[24] }]);

export const group = style([base, { display: 'flex', flexDirection: 'column', gap: space[12] }]);

export const title = style([base, displayText, { fontSize: fontSize[22] }]);

export const tiles = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
    gap: space[12],
    '@container': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
]);
