import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, media, overline, space, vars } from '../../theme';

export const frame = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[16],
    inlineSize: '100%',
    maxInlineSize: '420px',
    marginInline: 'auto',
    padding: 'clamp(16px, 5vw, 32px)',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    color: vars.text.primary,
    textAlign: 'center',
  },
]);

export const title = style([base, displayText, { fontSize: fontSize[28] }]);

export const description = style([base, { color: vars.text.secondary }]);

export const form = style({
  inlineSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
});

export const field = style([
  base,
  { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[8] },
]);

export const label = style([overline, { margin: 0 }]);

export const lamps = style([
  base,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 64px))',
    justifyContent: 'center',
    gap: space[12],
    inlineSize: '100%',
  },
]);

export const lamp = style([
  base,
  {
    display: 'grid',
    placeItems: 'center',
    blockSize: '72px',
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
    selectors: {
      '&[data-filled]::after': {
        content: '""',
        inlineSize: '20px',
        blockSize: '20px',
        borderRadius: '50%',
        background: vars.accent.solid,
      },
      '&[data-current]:has(~ input:focus)': {
        outline: `2px solid ${vars.border.focus}`,
        outlineOffset: '2px',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-filled]::after': { background: 'CanvasText' } },
      },
    },
  },
]);

/** The one real field, over its drawing: it takes the taps and the keys, the lamps show them. */
export const input = style([
  base,
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    fontSize: fontSize[16],
    cursor: 'text',
  },
]);
