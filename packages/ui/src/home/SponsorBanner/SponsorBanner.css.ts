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
    // The rings of a ground seen from above, which fade outwards: round the end of the banner's
    // lower edge, behind the button where that stands beside the words.
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '-210px',
      insetInlineEnd: '-210px',
      zIndex: -1,
      inlineSize: '420px',
      aspectRatio: '1',
      background:
        'repeating-radial-gradient(circle, transparent 0 34px, ' +
        `${vars.accent.border} 34px 35.5px)`,
      maskImage: 'radial-gradient(circle closest-side, #000 40%, transparent)',
      opacity: 0.7,
    },
    '@media': {
      [media.wide]: {
        padding: space[48],
        '::before': {
          insetBlockEnd: 'calc(50% - 360px)',
          insetInlineEnd: '-240px',
          inlineSize: '720px',
        },
      },
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
