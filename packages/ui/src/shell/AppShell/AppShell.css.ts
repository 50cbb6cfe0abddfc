import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import {
  base,
  bottomBar,
  focusRing,
  media,
  motion,
  safeArea,
  size,
  space,
  vars,
} from '../../theme';
import { asideRoom, type PageWidth } from './asideRoom';

const slide = keyframes({
  from: { transform: 'translateX(calc(-100% * var(--clubline-sheet-side, 1)))' },
});

/** Names stand beside the icons where there is room; elsewhere while somebody points or tabs. */
const railOfNames = '232px';
const railOfIcons = '77px';

export const shell = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minBlockSize: '100dvh',
    background: vars.surface.page,
    color: vars.text.primary,
    '@media': {
      [media.wide]: { gridTemplateColumns: `${railOfIcons} minmax(0, 1fr)` },
      [media.desktop]: { gridTemplateColumns: `${railOfNames} minmax(0, 1fr)` },
    },
  },
]);

/** The rows of a page are laid out for what is left, as on narrower windows. */
export const withDock = style({
  '@media': {
    [media.desktop]: { gridTemplateColumns: `${railOfNames} minmax(0, 1fr) ${size.dock}` },
  },
});

/** With the room around it. */
const asideColumn = `calc(300px + ${space[32]})`;

const pageColumns: Readonly<Record<PageWidth, string>> = {
  reading: `calc(${size.feed} + 2 * ${space[32]})`,
  grid: size.content,
  full: size.content,
};

/** Page and aside stand in the middle together. */
export const withAside = styleVariants(asideRoom, (room, width) => ({
  '@media': {
    [room]: {
      gridTemplateColumns: [
        railOfNames,
        'minmax(0, 1fr)',
        `minmax(0, ${pageColumns[width]})`,
        asideColumn,
        'minmax(0, 1fr)',
      ].join(' '),
    },
  },
}));

export const skip = style([
  base,
  focusRing,
  {
    position: 'fixed',
    insetBlockStart: space[8],
    insetInlineStart: space[8],
    zIndex: 70,
    padding: space[12],
    borderRadius: vars.radius.control,
    background: vars.accent.solid,
    color: vars.text.onAccent,
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  },
]);

export const top = style([
  base,
  { position: 'sticky', insetBlockStart: 0, zIndex: 50, gridColumn: '1 / -1' },
]);

export const rail = style([
  base,
  {
    display: 'none',
    '@media': {
      [media.wide]: {
        position: 'sticky',
        insetBlockStart: '61px',
        display: 'flex',
        blockSize: 'calc(100dvh - 61px)',
        paddingBlockEnd: safeArea.bottom,
        overflowY: 'auto',
        borderInlineEnd: `1px solid ${vars.border.subtle}`,
        background: vars.surface.card,
      },
      [media.railOfIcons]: {
        zIndex: 40,
        inlineSize: railOfIcons,
        selectors: {
          '&:not([data-folded]):has(:focus-visible)': {
            inlineSize: railOfNames,
            boxShadow: vars.shadow.floating,
          },
        },
      },
      [`${media.railOfIcons} and ${media.hover}`]: {
        selectors: {
          '&:not([data-folded]):hover': {
            inlineSize: railOfNames,
            boxShadow: vars.shadow.floating,
          },
        },
      },
    },
  },
]);

export const overlay = style([
  base,
  {
    position: 'fixed',
    inset: 0,
    zIndex: 80_000,
    background: vars.surface.overlay,
    '@media': { [media.wide]: { display: 'none' } },
  },
]);

export const sheet = style([
  base,
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: 'min(300px, 86vw)',
    paddingBlock: `${safeArea.top} ${safeArea.bottom}`,
    overflowY: 'auto',
    borderInlineEnd: `1px solid ${vars.border.subtle}`,
    background: vars.surface.card,
    boxShadow: vars.shadow.floating,
    selectors: {
      '&[data-entering]': { animation: `${slide} ${motion.enter}` },
      '[dir="rtl"] &': { vars: { '--clubline-sheet-side': '-1' } },
    },
    '@media': {
      [media.reducedMotion]: { selectors: { '&[data-entering]': { animation: 'none' } } },
    },
  },
]);

/** Holds what closes the sheet, where the bar has what opened it. */
export const sheetTop = style([base, { paddingBlockStart: space[8], paddingInline: space[16] }]);

export const dialog = style([base, { outline: 'none' }]);

export const content = style([
  base,
  {
    outline: 'none',
    inlineSize: '100%',
    maxInlineSize: size.content,
    marginInline: 'auto',
    padding: space[16],
    paddingBlockEnd: `calc(${bottomBar} + ${space[64]})`,
    // Whatever somebody has written, the page does not scroll sideways.
    overflowX: 'clip',
    '@media': {
      [media.wide]: { padding: space[32], paddingBlockEnd: space[96] },
      [media.widest]: { maxInlineSize: size.broad },
    },
  },
]);

/**
 * Stays in sight below the bar; what is higher than the window scrolls in itself. Without anything
 * in it, it is no landmark, and keeps its room.
 */
export const aside = styleVariants(asideRoom, (room) => [
  base,
  {
    display: 'none',
    selectors: { '&:empty': { visibility: 'hidden' } },
    '@media': {
      [room]: {
        position: 'sticky',
        insetBlockStart: '61px',
        gridColumn: 4,
        gridRow: 2,
        display: 'grid',
        alignContent: 'start',
        alignSelf: 'start',
        gap: space[16],
        maxBlockSize: 'calc(100dvh - 61px)',
        paddingBlock: space[32],
        paddingInlineEnd: space[32],
        overflowY: 'auto',
        scrollbarWidth: 'thin',
      },
    },
  },
]);

for (const width of ['reading', 'grid', 'full'] as const)
  globalStyle(`${withAside[width]} > ${content}`, {
    '@media': { [asideRoom[width]]: { gridColumn: 3, gridRow: 2 } },
  });

/** Three columns of cards have room from 1,440 px on, with a scrollbar beside them. */
globalStyle(`${withAside.grid} > ${content}`, {
  '@media': {
    [asideRoom.grid]: { paddingInlineEnd: `clamp(${space[16]}, 100vw - 1440px, ${space[32]})` },
  },
});

/** What the aside shows as well. */
for (const width of ['reading', 'grid', 'full'] as const)
  globalStyle(`${withAside[width]} [data-beside]`, {
    '@media': { [asideRoom[width]]: { display: 'none' } },
  });
