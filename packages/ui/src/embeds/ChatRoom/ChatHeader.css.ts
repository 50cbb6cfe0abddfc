import { style } from '@vanilla-extract/css';
import { base, displayText, focusRing, fontSize, size, space, vars } from '../../theme';

/** One line where there is room, else the name and its status above the controls. */
const row = style([base, { display: 'flex', flexWrap: 'wrap', gap: space[8] }]);

export const header = style([
  row,
  {
    position: 'relative',
    alignItems: 'center',
    padding: `${space[8]} ${space[16]}`,
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    background: vars.surface.raised,
  },
]);

/**
 * As wide as “Connecting…”, so that nothing moves once the room is online, and never narrower than
 * a word of the status.
 */
export const names = style([
  base,
  {
    flex: '112px',
    minInlineSize: 'min-content',
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 1fr)',
    gap: space[4],
  },
]);

export const controls = style([row, { alignItems: 'end' }]);

export const title = style([
  base,
  displayText,
  { fontSize: fontSize[18], overflowWrap: 'anywhere' },
]);

export const status = style({ fontVariantNumeric: 'tabular-nums' });

/**
 * For those who hear the room: whoever sees it needs the width for its name. It stands above that
 * while it has the focus, as keyboards and screen readers give it.
 */
export const announce = style([
  base,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: space[16],
    zIndex: 1,
    display: 'grid',
    background: vars.surface.raised,
    fontSize: fontSize[12],
    color: vars.text.muted,
    whiteSpace: 'nowrap',
    selectors: { '&:not(:focus-within)': { clipPath: 'inset(50%)' } },
  },
]);

const control = style([
  base,
  focusRing,
  {
    minBlockSize: size.touch,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.control,
    color: vars.text.primary,
    background: vars.surface.card,
    // Below 16 px phones zoom into the page.
    fontSize: fontSize[16],
    cursor: 'pointer',
  },
]);

/** The arrow is the system's, also where a page draws one of its own on all that choose. */
export const select = style([control, { appearance: 'auto', paddingInline: space[8] }]);

export const close = style([
  control,
  {
    paddingInline: space[8],
    fontWeight: 650,
    selectors: { '&:hover': { borderColor: vars.accent.solid, background: vars.accent.soft } },
  },
]);
