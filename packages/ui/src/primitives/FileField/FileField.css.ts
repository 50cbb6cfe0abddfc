import { style } from '@vanilla-extract/css';
import { base, fontSize, space, vars } from '../../theme';

/** Shows where files that are held over it would go. */
export const frame = style({
  selectors: {
    '&[data-over]': {
      borderRadius: vars.radius.card,
      outline: `2px dashed ${vars.border.focus}`,
      outlineOffset: '4px',
    },
  },
});

export const row = style([
  base,
  { position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] },
]);

export const preview = style([
  base,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '96px',
    blockSize: '96px',
    overflow: 'hidden',
    border: `1px dashed ${vars.border.strong}`,
    borderRadius: vars.radius.card,
    background: vars.surface.sunken,
    color: vars.text.muted,
    // Dashes are for what is still to be chosen.
    selectors: { '&:has(img)': { borderStyle: 'solid', borderColor: vars.border.subtle } },
  },
]);

export const image = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const side = style([
  base,
  { display: 'flex', flexDirection: 'column', gap: space[8], flex: '1 1 160px' },
]);

export const buttons = style([base, { display: 'flex', flexWrap: 'wrap', gap: space[8] }]);

export const choose = style({
  selectors: {
    'input:focus-visible ~ * &': {
      outline: `2px solid ${vars.border.focus}`,
      outlineOffset: '2px',
    },
    'input:disabled ~ * &': {
      borderColor: vars.border.subtle,
      color: vars.text.muted,
      cursor: 'not-allowed',
    },
  },
});

export const fileName = style([
  base,
  { fontSize: fontSize[14], color: vars.text.secondary, overflowWrap: 'anywhere' },
]);
