import { style, type StyleRule } from '@vanilla-extract/css';
import {
  base,
  displayText,
  focusRing,
  fontSize,
  lineHeight,
  media,
  ownDirectionRule,
  space,
  vars,
} from '../../theme';

const look = style([base, focusRing, { display: 'grid', gap: space[8], color: vars.text.primary }]);

export const card = style([
  look,
  {
    padding: space[16],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    scrollSnapAlign: 'start',
    // Below titles of one line and of two, the riders of cards beside each other are level.
    gridTemplateRows: '1fr',
    selectors: { '&:hover': { borderColor: vars.accent.solid } },
    '@media': { [media.narrow]: { padding: space[12], gap: space[4] } },
  },
]);

export const flat = style([look, { borderRadius: '4px' }]);

export const title = style([
  base,
  {
    fontWeight: 650,
    lineHeight: lineHeight.snug,
    overflowWrap: 'anywhere',
    selectors: {
      [`${flat}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
]);

export const row = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: '20px 16px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[8],
    fontSize: fontSize[14],
  },
]);

export const place = style([
  base,
  displayText,
  { fontSize: fontSize[22], fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
]);

export const medal = style([base, { display: 'flex' }]);
/** One line, so that cards beside each other are of one height; of a name its end is left out. */
export const rider = style([
  base,
  ownDirectionRule,
  { overflow: 'hidden', fontWeight: 650, textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
export const boat = style([base, { fontSize: fontSize[12], color: vars.text.secondary }]);

export const hidden = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: vars.text.secondary,
    fontSize: fontSize[14],
  },
]);

export const section = style([
  base,
  { containerType: 'inline-size', display: 'grid', gap: space[12] },
]);
export const heading = style([base, displayText, { fontSize: fontSize[22] }]);
/** Below the heading of a day, which is no larger on phones. */
export const minorHeading = style([base, displayText, { fontSize: fontSize[18] }]);
/** One line, which goes on behind the edge; room for the ring of focus on all sides. */
const oneLine: StyleRule = {
  // What is hidden from the eye is placed, and cut off, here.
  position: 'relative',
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(100%, 288px), 1fr)',
  margin: `-${space[4]}`,
  padding: space[4],
  overflowX: 'auto',
  scrollPaddingInline: space[4],
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
};

/** One line where three do not fit: a row that is not full looks as if a race were missing. */
export const cards = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: space[12],
    '@container': {
      '(max-width: 743.98px)': oneLine,
      // Two and the edge of a third, however wide: nobody takes them for all.
      '(min-width: 540px) and (max-width: 743.98px)': { gridAutoColumns: 'minmax(44%, 1fr)' },
    },
  },
]);
