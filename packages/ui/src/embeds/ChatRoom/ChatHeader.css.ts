import { style } from '@vanilla-extract/css';
import { base, displayText, focusRing, fontSize, media, size, space, vars } from '../../theme';

/** One line where there is room, else the name and its status above the controls. */
const row = style([base, { display: 'flex', flexWrap: 'wrap', gap: space[8] }]);

export const header = style([
  row,
  {
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

export const announce = style([
  base,
  { display: 'grid', fontSize: fontSize[12], color: vars.text.muted, whiteSpace: 'nowrap' },
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

/**
 * The system's own list under a face of ours, narrow enough for one line on a phone; its arrow is
 * drawn, since an arrow of the system knows no theme. Forced colours draw nothing of ours.
 */
export const select = style([
  control,
  {
    appearance: 'none',
    paddingInline: `${space[8]} ${space[24]}`,
    backgroundImage: 'conic-gradient(from -45deg at bottom, currentColor 90deg, transparent 0)',
    backgroundSize: '10px 5px',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right 8px center',
    selectors: { '&:dir(rtl)': { backgroundPosition: 'left 8px center' } },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  },
]);

export const close = style([
  control,
  {
    paddingInline: space[8],
    fontWeight: 650,
    selectors: { '&:hover': { borderColor: vars.accent.solid, background: vars.accent.soft } },
  },
]);
