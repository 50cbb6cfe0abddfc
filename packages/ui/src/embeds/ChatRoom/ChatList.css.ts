import { style } from '@vanilla-extract/css';
import { base, focusRing, fontSize, lineHeight, media, size, space, vars } from '../../theme';
import { lineDrawing } from './lineDrawing';

/** Higher or lower only where the room is given another height. */
export const frame = style([
  base,
  {
    position: 'relative',
    flex: '420px',
    '@media': { [media.print]: { flex: 'none' } },
  },
]);

export const box = style([
  base,
  {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    // ScrollAnchor keeps the place, in every browser alike.
    overflowAnchor: 'none',
    background: vars.surface.card,
    // An arrival is laid out within the box, whatever else the page holds.
    contain: 'strict',
    '@media': { [media.print]: { position: 'static', overflow: 'visible', contain: 'none' } },
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '-2px' },
    },
  },
]);

/** Short conversations stand at the bottom, beside the field one writes in. */
export const content = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    minBlockSize: '100%',
    padding: `${space[8]} 0`,
  },
]);

const separator = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    padding: `${space[12]} ${space[16]}`,
    fontSize: fontSize[12],
    fontWeight: 650,
    lineHeight: lineHeight.snug,
    textAlign: 'center',
    color: vars.text.muted,
    selectors: {
      '&::before, &::after': {
        content: '""',
        flex: 1,
        borderBlockStart: `1px solid ${vars.border.subtle}`,
      },
    },
  },
]);

/** Stays at the top while its day is read. */
export const dayHeading = style([
  separator,
  { position: 'sticky', insetBlockStart: 0, zIndex: 1, background: vars.surface.card },
]);

export const unread = style([separator, { color: vars.text.link }]);

export const older = style([
  base,
  focusRing,
  {
    // Its words stay in it, and in one line.
    flexShrink: 0,
    alignSelf: 'center',
    minBlockSize: size.touch,
    paddingInline: space[16],
    borderRadius: vars.radius.control,
    color: vars.text.link,
    fontWeight: 650,
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.accent.soft } },
  },
]);

export const pill = style([
  base,
  focusRing,
  {
    position: 'absolute',
    insetBlockEnd: space[12],
    // Physical on purpose: half of its own width back is a physical shift too.
    left: '50%',
    translate: '-50%',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: size.touch,
    paddingInline: space[16],
    borderRadius: vars.radius.pill,
    border: `1px solid ${vars.accent.border}`,
    background: vars.accent.solid,
    color: vars.text.onAccent,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.accent.solidHover } },
  },
]);

export const empty = style([
  base,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: space[12],
    margin: 'auto',
    padding: space[24],
    textAlign: 'center',
  },
]);

export const emptyText = style([base, { color: vars.text.secondary, fontSize: fontSize[16] }]);

export const arrow = style([
  base,
  { ...lineDrawing, inlineSize: '14px', blockSize: '14px', stroke: 'currentcolor', strokeWidth: 2 },
]);

export const drawing = style([
  base,
  {
    ...lineDrawing,
    inlineSize: '120px',
    stroke: vars.border.strong,
    strokeWidth: 2,
  },
]);

export const drawingAccent = style({ stroke: vars.accent.solid });

export const loading = style([
  base,
  { display: 'grid', gap: space[24], padding: space[16], marginBlockStart: 'auto' },
]);

export const loadingRow = style([
  base,
  {
    inlineSize: '62%',
    blockSize: space[24],
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
  },
]);
