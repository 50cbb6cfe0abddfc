import { globalStyle, style } from '@vanilla-extract/css';
import { base, focusRing, fontSize, lineHeight, media, motion, space, vars } from '../../theme';

export const frame = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    inlineSize: '100%',
    color: vars.text.primary,
    paddingBlockStart: '3px',
  },
]);

/** As high as a dialog leaves it, and never so low that nothing fits. */
export const scroller = style([
  base,
  {
    blockSize: 'clamp(240px, 52vh, 480px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    scrollPaddingBlock: `${space[8]} ${space[24]}`,
    // What goes on below is seen to: a row that is cut in two fades.
    maskImage: `linear-gradient(#000 calc(100% - ${space[24]}), transparent)`,
    marginInline: '-4px',
    paddingInline: space[4],
  },
]);

export const rows = style([
  base,
  { display: 'flex', flexDirection: 'column', paddingBlock: `${space[4]} ${space[24]}` },
]);

export const row = style([
  base,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: '60px',
    paddingBlock: space[8],
    paddingInline: space[8],
    borderRadius: vars.radius.control,
    transition: `background-color ${motion.feedback}`,
    selectors: {
      '&:hover': { background: vars.surface.raised },
      '&:focus-visible': { background: vars.surface.raised, outlineOffset: '-2px' },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
]);

export const rowWithAction = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
  },
]);

/** Keeps the room of a button that comes later than its row. */
export const action = style([
  base,
  {
    display: 'flex',
    justifyContent: 'end',
    alignItems: 'center',
    gap: space[4],
    minInlineSize: '120px',
    paddingInlineStart: space[8],
    '@media': { [media.tight]: { minInlineSize: 0 } },
  },
]);
// On phones the room is the name's: the words of the button say it all.
globalStyle(`${action} svg`, { '@media': { [media.tight]: { display: 'none' } } });

export const waiting = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: '60px',
    paddingInline: space[8],
  },
]);

export const words = style([base, { display: 'flex', flexDirection: 'column', flex: 1 }]);

export const name = style([
  base,
  { fontWeight: 650, lineHeight: lineHeight.snug, overflowWrap: 'anywhere' },
]);

export const detail = style([
  base,
  { color: vars.text.secondary, fontSize: fontSize[14], overflowWrap: 'anywhere' },
]);

export const chevron = style({ color: vars.text.muted });

export const foot = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[8],
    paddingBlock: space[12],
  },
]);

export const failed = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: vars.critical.text,
    fontSize: fontSize[14],
    fontWeight: 600,
  },
]);
