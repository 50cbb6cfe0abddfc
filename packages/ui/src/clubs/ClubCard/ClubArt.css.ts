import { style, styleVariants } from '@vanilla-extract/css';
import { displayText, fontSize, space, vars } from '../../theme';

export const art = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.surface.sunken,
  color: vars.text.primary,
});

export const image = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

const accent = `color-mix(in srgb, ${vars.accent.solid} 38%, transparent)`;
const glow = (angle: string, at: string) =>
  [
    `radial-gradient(120% 140% at ${at}, ${accent}, transparent 62%)`,
    `linear-gradient(${angle}, ${vars.accent.soft}, ${vars.surface.sunken})`,
  ].join(', ');

/**
 * Four lightings of the same stadium, so that a grid of clubs without pictures is not one repeated
 * tile.
 */
export const lights = styleVariants({
  0: { backgroundImage: glow('160deg', '100% 0%') },
  1: { backgroundImage: glow('200deg', '0% 0%') },
  2: { backgroundImage: glow('20deg', '90% 110%') },
  3: { backgroundImage: glow('340deg', '10% 110%') },
});

const line = `color-mix(in srgb, ${vars.text.primary} 5%, transparent)`;
/** Lane lines across the empty picture. */
export const lanes = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `repeating-linear-gradient(115deg, transparent 0 26px, ${line} 26px 27px)`,
});

export const initials = style([
  displayText,
  {
    position: 'absolute',
    insetBlockEnd: '-0.1em',
    insetInlineStart: space[16],
    fontSize: 'clamp(64px, 9vw, 96px)',
    lineHeight: 1,
    letterSpacing: '-0.04em',
    opacity: 0.9,
  },
]);

export const note = style({
  position: 'absolute',
  insetBlockStart: space[12],
  insetInlineStart: space[16],
  color: vars.text.secondary,
  fontSize: fontSize[12],
});
