import { style } from '@vanilla-extract/css';
import { base, displayText, media, vars } from '../../theme';

/**
 * The wide band behind a portrait: lanes of a track under floodlight, and the initials as large as
 * a number on a jersey.
 * The initials come from `data-mark` and are drawn only; the band's font size is theirs.
 */
export const band = style([
  base,
  displayText,
  {
    position: 'relative',
    overflow: 'hidden',
    background: [
      `radial-gradient(120% 140% at 12% 0%, ${vars.accent.border} 0%, transparent 46%)`,
      `repeating-linear-gradient(114deg, transparent 0 46px, ${vars.border.subtle} 46px 47px)`,
      `linear-gradient(100deg, ${vars.accent.soft}, ${vars.surface.sunken} 72%)`,
    ].join(', '),
    selectors: {
      '[dir="rtl"] &': {
        background: [
          `radial-gradient(120% 140% at 88% 0%, ${vars.accent.border} 0%, transparent 46%)`,
          `repeating-linear-gradient(-114deg, transparent 0 46px, ${vars.border.subtle} 46px 47px)`,
          `linear-gradient(-100deg, ${vars.accent.soft}, ${vars.surface.sunken} 72%)`,
        ].join(', '),
      },
      '&::after': {
        content: ['attr(data-mark)', 'attr(data-mark) / ""'],
        position: 'absolute',
        insetInlineEnd: '9%',
        insetBlockEnd: '-0.16em',
        fontSize: 'inherit',
        lineHeight: 1,
        letterSpacing: '-0.04em',
        whiteSpace: 'nowrap',
        color: 'transparent',
        WebkitTextStroke: `2px ${vars.accent.border}`,
        opacity: 0.7,
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderBlockEnd: '1px solid CanvasText',
        selectors: { '&::after': { display: 'none' } },
      },
    },
  },
]);
