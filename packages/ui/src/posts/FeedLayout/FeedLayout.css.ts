import { style } from '@vanilla-extract/css';
import { displayText, fontSize, pageTitleRule, size, space, vars } from '../../theme';

export const feed = style({
  display: 'grid',
  gap: space[16],
  inlineSize: '100%',
  maxInlineSize: size.feed,
  marginInline: 'auto',
  paddingBlockEnd: space[16],
  scrollMarginBlockStart: 'calc(60px + 48px)',
  ':empty': { display: 'none' },
});

/** In plain flow: a grid would place all groups anew whenever one of them is drawn. */
export const posts = style({ display: 'flow-root', margin: `-${space[8]}` });

/**
 * The padding is half of the gap between posts, and the room in which the ring around a focused one
 * is not cut.
 */
export const group = style({
  display: 'grid',
  gap: space[16],
  alignContent: 'start',
  padding: space[8],
});

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: space[12],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
  color: vars.text.secondary,
  fontSize: fontSize[14],
});

export const title = style([displayText, pageTitleRule, { color: vars.text.primary }]);

export const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: vars.text.secondary,
  fontSize: fontSize[14],
  fontWeight: 650,
  '::after': { content: '', flexGrow: 1, borderBlockStart: `1px solid ${vars.border.subtle}` },
});

export const pill = style({
  position: 'sticky',
  insetBlockStart: 'calc(60px + 64px)',
  zIndex: 2,
  justifySelf: 'center',
  borderRadius: vars.radius.pill,
  boxShadow: vars.shadow.floating,
});

export const ghosts = style({ display: 'grid', gap: space[16] });

export const ghost = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
});

export const ghostHead = style({ display: 'flex', alignItems: 'center', gap: space[12] });
