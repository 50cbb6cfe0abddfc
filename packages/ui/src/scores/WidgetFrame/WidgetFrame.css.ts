import { style } from '@vanilla-extract/css';
import { base, displayText, focusRing, fontSize, space, vars } from '../../theme';

export const box = style([
  base,
  focusRing,
  { display: 'grid', gap: space[12], color: vars.text.primary },
]);
export const title = style([base, displayText, { fontSize: fontSize[22] }]);
/**
 * Keeps the widget's room while it loads, so that nothing below moves. Its border is no part of
 * that room: a widget gets the height it asks for.
 */
export const stage = style([
  base,
  {
    boxSizing: 'content-box',
    position: 'relative',
    display: 'grid',
    // In sight, which the middle of a widget as high as this is not on a phone.
    alignItems: 'start',
    overflow: 'hidden',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
  },
]);
export const frame = style([
  base,
  { position: 'absolute', inset: 0, display: 'block', inlineSize: '100%', blockSize: '100%' },
]);
export const loading = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[12],
    paddingBlockStart: space[96],
    color: vars.text.secondary,
  },
]);
