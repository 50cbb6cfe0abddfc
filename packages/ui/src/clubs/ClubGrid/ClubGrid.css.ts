import { style } from '@vanilla-extract/css';
import { space, vars } from '../../theme';
import { CARD_MIN, GAP } from './useColumns';

const HALF = `${GAP / 2}px`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${CARD_MIN}px, 100%), 1fr))`,
  gap: `${GAP}px`,
});

/** In plain flow: a grid would place hundreds of rows anew whenever one of them is drawn. */
export const parts = style({ display: 'flow-root' });

/** Reaches beyond the cards by what each part has around them. */
export const frame = style({ margin: `-${HALF}` });

/**
 * The padding is half of the gap, and the room in which the ring around a focused card is not cut.
 */
export const part = style({ alignContent: 'start', padding: HALF });

export const ghost = style({
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
});
export const ghostArt = style({
  display: 'block',
  aspectRatio: '16 / 9',
  background: vars.surface.sunken,
});
export const ghostBody = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  minBlockSize: '168px',
  alignContent: 'start',
});
