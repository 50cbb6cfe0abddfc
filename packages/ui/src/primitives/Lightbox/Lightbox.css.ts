import { style } from '@vanilla-extract/css';
import { base, fontSize, space, vars } from '../../theme';

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
  },
]);

export const image = style([
  base,
  {
    maxInlineSize: '100%',
    maxBlockSize: 'calc(100dvh - 176px)',
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
