import { style, styleVariants } from '@vanilla-extract/css';
import { base, fontSize, space, vars } from '../../theme';

const box = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[12]}`,
    paddingBlock: space[12],
    paddingInline: space[16],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.control,
    color: vars.text.primary,
  },
]);

export const tones = styleVariants({
  neutral: [box, { background: vars.surface.sunken }],
  warning: [box, { background: vars.caution.soft }],
});

export const icon = style({ flexShrink: 0, color: vars.text.secondary });
export const words = style([base, { flex: '1 1 200px', overflowWrap: 'anywhere' }]);
export const title = style([base, { fontWeight: 650 }]);
export const text = style([base, { fontSize: fontSize[14], color: vars.text.secondary }]);
export const action = style([base, { display: 'flex', flexWrap: 'wrap', gap: space[8] }]);
