import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, media, space, vars } from '../../theme';

export const banner = style([
  base,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    isolation: 'isolate',
    overflow: 'hidden',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[24],
    padding: space[24],
    border: `1px solid ${vars.accent.border}`,
    borderRadius: vars.radius.card,
    background: vars.accent.soft,
    color: vars.text.primary,
    // The rings of a ground seen from above, behind the button.
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: '-120%',
      insetInlineEnd: '-8%',
      zIndex: -1,
      inlineSize: '46%',
      background:
        'repeating-radial-gradient(circle closest-side, transparent 0 34px, ' +
        `${vars.accent.border} 34px 35.5px)`,
      opacity: 0.4,
    },
    '@media': {
      [media.wide]: { padding: space[48], '::before': { opacity: 0.7 } },
      [media.forcedColors]: { '::before': { display: 'none' } },
    },
  },
]);

export const words = style([base, { display: 'grid', gap: space[8], flex: '1 1 320px' }]);

export const title = style([
  base,
  displayText,
  { fontSize: fontSize[28], '@media': { [media.wide]: { fontSize: fontSize[36] } } },
]);

export const text = style([base, { maxInlineSize: '38em', color: vars.text.secondary }]);
