import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, lineHeight, media, size, space, vars } from '../../theme';

export const card = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    inlineSize: '100%',
    padding: space[24],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    '@media': { [media.narrow]: { gap: space[8], padding: space[12] } },
    background: vars.surface.card,
    color: vars.text.primary,
  },
]);

/** Without a team it is one line on phones, where there is no button in it. */
export const withoutTeams = style({
  '@media': {
    [media.narrow]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline' },
  },
});

export const header = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
  },
]);

export const title = style([base, displayText, { fontSize: fontSize[22] }]);

export const add = style({ minBlockSize: size.touch });

export const empty = style([base, { color: vars.text.secondary }]);

export const teams = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    gap: space[8],
    '@media': {
      // Two beside each other: what the person writes is not far below.
      [media.narrow]: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(132px, 100%), 1fr))',
        fontSize: fontSize[14],
      },
    },
  },
]);

export const team = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    padding: space[8],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.control,
    background: vars.surface.raised,
    '@media': { [media.narrow]: { gap: space[8], padding: space[4] } },
  },
]);

export const name = style([
  base,
  { fontWeight: 600, lineHeight: lineHeight.snug, overflowWrap: 'anywhere' },
]);

const mark = style({
  boxSizing: 'border-box',
  flexShrink: 0,
  inlineSize: '48px',
  blockSize: '48px',
  '@media': { [media.narrow]: { inlineSize: '36px', blockSize: '36px' } },
});

export const logo = style([mark, { objectFit: 'contain' }]);

export const letters = style([
  mark,
  displayText,
  {
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.accent.border}`,
    background: vars.accent.soft,
    color: vars.text.link,
    fontSize: fontSize[18],
  },
]);

export const crest = style([mark, { display: 'block' }]);

export const ground = style({ fill: vars.accent.soft });

export const field = style({ fill: vars.accent.border });

export const plate = style({
  fill: vars.surface.sunken,
  stroke: vars.accent.border,
  strokeWidth: 1,
});

export const edge = style({
  fill: 'none',
  stroke: vars.accent.solid,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});

export const initials = style([
  displayText,
  { fontSize: '12.5px', fill: vars.text.primary, letterSpacing: '0' },
]);
