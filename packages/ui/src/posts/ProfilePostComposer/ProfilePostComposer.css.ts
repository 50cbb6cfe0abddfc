import { style } from '@vanilla-extract/css';
import { base, fontSize, space, vars } from '../../theme';

export const card = style([
  base,
  {
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    inlineSize: '100%',
    padding: space[16],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    color: vars.text.primary,
  },
]);

export const line = style([base, { display: 'flex', alignItems: 'flex-start', gap: space[12] }]);

export const avatar = style({ '@container': { '(max-width: 419.98px)': { display: 'none' } } });

export const foot = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: space[16],
  },
]);

export const file = style({ flex: '1 1 260px', inlineSize: 'auto' });

/** Below the picture it speaks of, above the button that sends both. */
export const alt = style({ flex: '1 0 100%' });

export const error = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: vars.critical.text,
    fontSize: fontSize[14],
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
]);

export const post = style({ marginInlineStart: 'auto', minInlineSize: '112px' });
