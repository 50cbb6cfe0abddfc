import { style } from '@vanilla-extract/css';
import { displayText, fontSize, media, ownDirectionRule, space, vars } from '../../theme';

export const banner = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
});

/** On phones no higher than the buttons that stand over it. */
export const art = style({
  aspectRatio: 'auto',
  blockSize: '60px',
  '@media': { [media.wide]: { blockSize: '112px' } },
});

/** Crest and joining, with name and facts below them; all in one row where it is wide. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"crest side" "name name" "facts facts"',
  columnGap: space[12],
  rowGap: space[4],
  alignItems: 'center',
  padding: `${space[8]} ${space[16]} ${space[12]}`,
  borderBlockStart: `3px solid ${vars.accent.solid}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"crest name side" "crest facts side"',
      columnGap: space[16],
      paddingInline: space[24],
    },
  },
});

/**
 * Stands half over the picture, as a badge does; on phones below the buttons that stand there, for
 * owners, who have no button beside it, as for everybody.
 */
export const crest = style({
  gridArea: 'crest',
  alignSelf: 'end',
  inlineSize: '56px',
  blockSize: '56px',
  marginBlockStart: `calc(-1 * ${space[12]})`,
  filter: `drop-shadow(0 0 1px ${vars.surface.card})`,
  '@media': {
    [media.wide]: {
      inlineSize: '80px',
      blockSize: '80px',
      marginBlockStart: `calc(-1 * ${space[24]})`,
    },
  },
});
export const name = style([
  displayText,
  {
    gridArea: 'name',
    fontSize: fontSize[22],
    overflowWrap: 'anywhere',
    ...ownDirectionRule,
    '@media': { [media.wide]: { fontSize: fontSize[28] } },
  },
]);
export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  color: vars.text.secondary,
  fontSize: fontSize[14],
});
export const count = style({ fontVariantNumeric: 'tabular-nums' });
export const owner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
});
export const ownerName = style({
  color: vars.text.primary,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const role = style({ color: vars.text.muted });
export const side = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[12],
  gridArea: 'side',
});
export const action = style({ minInlineSize: '112px' });
