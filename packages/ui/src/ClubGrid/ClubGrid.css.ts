import { style } from '@vanilla-extract/css';
import { space, vars } from '../theme';
import { CHUNK_HEIGHT, CHUNKS_PER_PART } from './useChunkHeight';
import { CARD_MIN, GAP } from './useColumns';

const HALF = `${GAP / 2}px`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${CARD_MIN}px, 100%), 1fr))`,
  gap: `${GAP}px`,
});

/** In plain flow: a grid would place hundreds of rows anew whenever one of them is drawn. */
export const parts = style({ display: 'flow-root', margin: `-${HALF}` });

/** The padding is half of the gap, and the room in which the ring around a focused card is not cut. */
export const chunk = style({ padding: HALF });

/** Off screen but near, it costs nothing to lay out or paint. */
export const skipped = style({
  contentVisibility: 'auto',
  containIntrinsicSize: `auto var(${CHUNK_HEIGHT}, 350px)`,
  '@media': { print: { contentVisibility: 'visible' } },
});

/** What a part takes up that is not in the page, while nothing better is known. */
export const room = style({
  selectors: {
    '&:empty': { blockSize: `calc(${CHUNKS_PER_PART} * (var(${CHUNK_HEIGHT}, 350px) + ${GAP}px))` },
  },
});

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
