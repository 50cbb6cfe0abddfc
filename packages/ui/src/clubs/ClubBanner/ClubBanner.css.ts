import { style } from '@vanilla-extract/css';
import { displayText, fontSize, media, space, vars } from '../../theme';

export const banner = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
});

export const art = style({
  aspectRatio: 'auto',
  blockSize: '96px',
  '@media': { [media.wide]: { blockSize: '136px' } },
});

export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[16],
  padding: space[16],
  borderBlockStart: `3px solid ${vars.accent.solid}`,
  '@media': { [media.wide]: { paddingInline: space[24] } },
});

export const heading = style({ display: 'grid', gap: space[4], flex: '1 1 260px' });
export const name = style([
  displayText,
  {
    fontSize: fontSize[28],
    overflowWrap: 'anywhere',
    '@media': { [media.wide]: { fontSize: fontSize[36] } },
  },
]);
export const count = style({
  color: vars.text.secondary,
  fontSize: fontSize[16],
  fontVariantNumeric: 'tabular-nums',
});
export const side = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[24],
});
export const owner = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const ownerName = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const action = style({ minInlineSize: '112px' });
