import { style } from '@vanilla-extract/css';
import { base, fontSize, space, vars } from '../../theme';

export const label = style([base, { display: 'inline-flex', alignItems: 'center', gap: space[8] }]);

export const count = style([
  base,
  {
    minInlineSize: '22px',
    paddingInline: space[4],
    borderRadius: vars.radius.pill,
    background: vars.accent.solid,
    color: vars.text.onAccent,
    fontSize: fontSize[14],
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
]);
