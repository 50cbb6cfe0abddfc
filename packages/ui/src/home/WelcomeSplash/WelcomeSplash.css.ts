import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, media, space, vars } from '../../theme';

export const splash = style([
  base,
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[16],
    minBlockSize: '100dvh',
    padding: space[24],
    background: vars.surface.page,
    color: vars.text.primary,
    textAlign: 'center',
  },
]);

export const title = style([
  base,
  displayText,
  { fontSize: fontSize[48], '@media': { [media.wide]: { fontSize: fontSize[64] } } },
]);

export const text = style([base, { color: vars.text.secondary, fontSize: fontSize[18] }]);

export const track = style([
  base,
  {
    inlineSize: 'min(320px, 80vw)',
    blockSize: '6px',
    marginBlockStart: space[16],
    borderRadius: vars.radius.pill,
    background: vars.border.subtle,
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

export const bar = style([
  base,
  {
    blockSize: '100%',
    borderRadius: vars.radius.pill,
    background: vars.accent.solid,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  },
]);
