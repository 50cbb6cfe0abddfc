import { style } from '@vanilla-extract/css';
import { base, dark, fontSize, media, space, vars } from '../../theme';

/** Night in every theme, so that nothing of the page is read beside a picture. */
export const scrim = style({
  selectors: {
    '&&': { background: `color-mix(in srgb, ${dark.surface.sunken} 98%, transparent)` },
  },
});

export const modal = style([base, { display: 'grid', inlineSize: '100%', blockSize: '100%' }]);

export const dialog = style([base, { display: 'grid', minBlockSize: 0, outline: 'none' }]);

export const backdrop = style([
  base,
  { display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: space[12], minBlockSize: 0 },
]);

export const bar = style([
  base,
  { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: space[8] },
]);

export const stage = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: 0,
    // On phones the picture has the whole width, and the arrows stand below it.
    '@media': {
      [media.narrow]: {
        gridTemplateColumns: '1fr 1fr',
        gridTemplateRows: 'minmax(0, 1fr) auto',
        justifyItems: 'center',
      },
    },
  },
]);

export const figure = style([
  base,
  {
    gridColumn: 2,
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 0,
    blockSize: '100%',
    touchAction: 'pan-y pinch-zoom',
    '@media': { [media.narrow]: { gridColumn: '1 / -1', gridRow: 1 } },
  },
]);

export const image = style([
  base,
  {
    maxInlineSize: '100%',
    maxBlockSize: 'calc(100dvh - 176px)',
    '@media': { [media.narrow]: { maxBlockSize: 'calc(100dvh - 232px)' } },
    objectFit: 'contain',
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
  },
]);

export const caption = style([
  base,
  {
    justifySelf: 'center',
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[12],
    maxInlineSize: '68ch',
    paddingBlock: space[8],
    paddingInline: space[16],
    borderRadius: vars.radius.control,
    background: vars.surface.card,
    color: vars.text.secondary,
    fontSize: fontSize[14],
    overflowWrap: 'anywhere',
  },
]);
