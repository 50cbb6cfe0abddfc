import { style } from '@vanilla-extract/css';
import { displayText, fontSize, size, space, vars } from '../theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  maxInlineSize: size.content,
  marginInline: 'auto',
  color: vars.text.primary,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
/** Back, name and settings in one line however long the name is. */
export const clubHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: size.touch,
});
export const title = style([displayText, { fontSize: fontSize[36], overflowWrap: 'anywhere' }]);
export const smallTitle = style([
  displayText,
  {
    flex: '1 1 0',
    minInlineSize: 0,
    fontSize: fontSize[22],
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
]);
export const tools = style({
  display: 'grid',
  gap: space[16],
  maxInlineSize: '480px',
  marginBlockEnd: space[24],
});
export const more = style({ display: 'flex', justifyContent: 'center', paddingBlock: space[8] });

export const feed = style({
  display: 'grid',
  gap: space[16],
  inlineSize: '100%',
  maxInlineSize: size.feed,
  marginInline: 'auto',
  paddingBlock: space[16],
  scrollMarginBlockStart: 'calc(60px + 48px)',
});
/** In plain flow: a grid would place all groups anew whenever one of them is drawn. */
export const posts = style({ display: 'flow-root', margin: `-${space[8]}` });
/** The padding is half of the gap between posts, and the room in which the ring around a focused one is not cut. */
export const group = style({ display: 'grid', gap: space[16], padding: space[8] });
/** Groups of posts off screen but near cost nothing to lay out or paint. */
export const skipped = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 780px',
  '@media': { print: { contentVisibility: 'visible' } },
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
export const pill = style({
  position: 'sticky',
  insetBlockStart: 'calc(60px + 64px)',
  zIndex: 2,
  justifySelf: 'center',
  borderRadius: vars.radius.pill,
  boxShadow: vars.shadow.floating,
});

/** Fills the height that is left under the tabs, whatever stands above. */
export const channel = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: space[12],
  inlineSize: '100%',
  maxInlineSize: '840px',
  marginInline: 'auto',
  paddingBlock: space[16],
  blockSize: 'max(420px, calc(100dvh - 220px))',
});

export const ghost = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
});
export const ghostHead = style({ display: 'flex', alignItems: 'center', gap: space[12] });

/** Stops under the top bar of the shell, which is 60 px high. */
export const tabRow = style({
  position: 'sticky',
  insetBlockStart: '60px',
  zIndex: 3,
  background: vars.surface.page,
});
