import { style } from '@vanilla-extract/css';
import { item as option } from '../../primitives/Menu/Menu.css';
import { popover as floating } from '../../primitives/Popover/Popover.css';
import { base, displayText, focusRing, fontSize, pageTitleRule, space, vars } from '../../theme';

export const frame = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[24],
    inlineSize: '100%',
    maxInlineSize: '640px',
    marginInline: 'auto',
    padding: 'clamp(16px, 4vw, 32px)',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    color: vars.text.primary,
  },
]);

export const title = style([base, displayText, pageTitleRule]);

export const open = style([
  base,
  focusRing,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '36px',
    blockSize: '36px',
    borderRadius: vars.radius.control,
    color: vars.text.secondary,
    cursor: 'pointer',
  },
]);

// react-aria measures from the input to its button; the box around them adds padding and border.
export const popover = style([
  floating,
  {
    inlineSize: 'calc(var(--trigger-width) + 26px)',
    maxInlineSize: 'calc(100vw - 16px)',
    minInlineSize: '220px',
  },
]);

export const item = style([option, { paddingBlock: space[8] }]);

export const suggestion = style([
  base,
  { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
]);

export const detail = style([base, { fontSize: fontSize[14], color: vars.text.secondary }]);

export const actions = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[16],
    paddingBlockStart: space[8],
  },
]);

export const status = style([
  base,
  { display: 'inline-flex', alignItems: 'center', gap: space[8], color: vars.text.secondary },
]);
