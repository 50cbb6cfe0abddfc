import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, media, space, vars } from '../../theme';

/** Beside each other where there is room, both as high as the higher one. */
export const frame = style([
  base,
  {
    display: 'grid',
    gap: space[16],
    color: vars.text.primary,
    '@media': { [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))' } },
  },
]);

export const card = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    minInlineSize: 0,
    padding: space[16],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    '@media': { [media.wide]: { padding: space[24] } },
  },
]);

export const title = style([base, displayText, { fontSize: fontSize[22] }]);

export const description = style([
  base,
  { color: vars.text.secondary, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
]);

/** At the foot of its card, however much the club says of itself. */
export const links = style([
  base,
  { display: 'flex', flexWrap: 'wrap', gap: space[12], marginBlockStart: 'auto' },
]);

/** Their pictures stand on the edge of the words above. */
export const people = style([base, { display: 'grid', marginInline: `-${space[16]}` }]);
