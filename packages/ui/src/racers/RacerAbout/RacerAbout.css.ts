import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, size, space, vars } from '../../theme';

export const frame = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[24],
    inlineSize: '100%',
    color: vars.text.primary,
  },
]);

/** Side by side where there is room for both. */
const part = style({ flex: '1 1 320px', minInlineSize: 0 });

export const card = style([
  base,
  part,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    padding: space[24],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
  },
]);

export const title = style([base, displayText, { fontSize: fontSize[22] }]);

export const bio = style([
  base,
  { maxInlineSize: size.reading, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
]);

export const noBio = style({ color: vars.text.muted });

export const media = style([
  base,
  part,
  { border: `1px dashed ${vars.border.subtle}`, borderRadius: vars.radius.card },
]);
