import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, media, space, vars } from '../theme';

export const banner = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[24],
    padding: space[24],
    border: `1px solid ${vars.accent.border}`,
    borderRadius: vars.radius.card,
    background: vars.accent.soft,
    color: vars.text.primary,
    '@media': { [media.wide]: { padding: space[48] } },
  },
]);

export const words = style([base, { display: 'grid', gap: space[8], flex: '1 1 320px' }]);

export const title = style([base, displayText, { fontSize: fontSize[28], '@media': { [media.wide]: { fontSize: fontSize[36] } } }]);

export const text = style([base, { maxInlineSize: '60ch', color: vars.text.secondary }]);
