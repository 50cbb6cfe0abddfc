import {
  globalStyle,
  style,
  styleVariants,
  type CSSProperties,
  type GlobalStyleRule,
} from '@vanilla-extract/css';
import {
  base,
  container,
  displayText,
  focusRing,
  fontSize,
  lineHeight,
  media,
  overline,
  size,
  space,
  vars,
} from '../theme';

// Cards are for screens: paper shows the table whatever its width.
const narrow = (rule: CSSProperties) =>
  ({ '@media': { screen: { '@container': { [container.narrow]: rule } } } }) as const;
const wide = (rule: CSSProperties) => ({ '@container': { [container.wide]: rule } }) as const;

export const box = style([
  base,
  {
    containerType: 'inline-size',
    inlineSize: '100%',
    color: vars.text.primary,
    fontSize: fontSize[14],
  },
]);

/** A table has few kinds of elements and many of each: what they look like hangs on the box, not on a class for each of a thousand cells. */
const part = (selector: string, rule: GlobalStyleRule) => globalStyle(`${box} ${selector}`, rule);

export const scroller = style([
  focusRing,
  {
    overflow: 'auto',
    maxBlockSize: 'var(--clubline-height)',
    borderRadius: vars.radius.card,
    '@media': { [media.print]: { overflow: 'visible', maxBlockSize: 'none' } },
  },
]);

part('table', { display: 'block', '@media': { screen: wide({ minInlineSize: 'min-content' }) } });
part('caption', { display: 'block', paddingBlock: space[12], textAlign: 'start' });
export const raceLabel = style([overline, { display: 'block' }]);
export const title = style([
  base,
  displayText,
  { fontSize: fontSize[22], overflowWrap: 'anywhere' },
]);

// Rows are grids, because the browser can only skip drawing what is no part of a table layout; hence fixed tracks for all. From the
// fifth on, columns come as cells do: a count would have to stand in a style attribute, which strict policies block.
part('tr', {
  display: 'grid',
  gridTemplateColumns: '72px 72px minmax(160px, 1fr) 48px',
  gridAutoColumns: 'minmax(64px, 80px)',
  gridAutoFlow: 'column',
  alignItems: 'center',
  minBlockSize: size.touch,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
part(':is(th, td)', {
  paddingInline: space[8],
  textAlign: 'end',
  overflowWrap: 'anywhere',
  ...narrow({ padding: 0, textAlign: 'start' }),
});

part('thead', {
  display: 'block',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  ...narrow({ position: 'static' }),
});
part('thead tr', {
  background: vars.surface.sunken,
  borderColor: vars.border.strong,
  ...narrow({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    minBlockSize: 0,
    paddingBlockEnd: space[12],
    background: 'none',
    border: 0,
  }),
});
export const headCell = style([base, overline, { color: vars.text.secondary }]);
export const plainHeadCell = style([
  headCell,
  narrow({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
]);
part('thead span', { paddingInlineStart: space[4], fontSize: '8px', opacity: 0.3 });
part('[aria-sort] span', { opacity: 1, color: vars.text.link });

part('tbody', { display: 'block' });
part('tbody tr', {
  position: 'relative',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 45px',
  '@media': {
    [media.print]: { contentVisibility: 'visible', breakInside: 'avoid' },
    screen: {
      '@container': {
        [container.narrow]: {
          gridTemplateColumns: 'auto repeat(3, minmax(0, 1fr))',
          gridAutoFlow: 'row',
          alignItems: 'start',
          gap: `${space[8]} ${space[12]}`,
          containIntrinsicBlockSize: 'auto 150px',
          marginBlockEnd: space[12],
          padding: space[16],
          border: `1px solid ${vars.border.subtle}`,
          borderRadius: vars.radius.card,
          background: vars.surface.card,
        },
      },
    },
  },
});
// Drawn over the cells, as the name that stays in view while a table scrolls sideways would cover an outline.
part('tr:focus-visible', { outline: 'none' });
part('tr:is([aria-current], :focus-visible)::after', {
  content: '',
  position: 'absolute',
  inset: 0,
  border: `2px solid ${vars.border.focus}`,
  borderRadius: 'inherit',
  pointerEvents: 'none',
});
globalStyle(`${scroller} tbody tr`, { background: vars.surface.card });
part('tbody tr:nth-child(even)', wide({ background: vars.surface.sunken }));
export const pinnedRow = style([base]);
part(`${pinnedRow}${pinnedRow}${pinnedRow}`, { background: vars.accent.soft });
// A border, which forced colours keep, and at the start of the line in either direction.
part(`${pinnedRow}::before`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderInlineStart: `3px solid ${vars.accent.solid}`,
});

part('tbody :is(th, td)', {
  paddingBlock: space[8],
  fontVariantNumeric: 'tabular-nums',
  ...narrow({ padding: 0 }),
});
part(':is(td:first-child, td:nth-child(4))', { color: vars.text.secondary });
part('td:nth-child(2)', { fontWeight: 700 });
/** In a card each figure says what it is; the second form of `content` keeps assistive technology from hearing the header twice. */
part(
  'td::before',
  narrow({
    content: ['attr(data-label)', 'attr(data-label) / ""'],
    display: 'block',
    font: `400 ${fontSize[12]}/${lineHeight.snug} ${vars.font.body}`,
    letterSpacing: 'normal',
    color: vars.text.muted,
  }),
);
part('td > span[aria-hidden]', { color: vars.text.muted, fontWeight: 400 });
part('abbr', { fontSize: fontSize[12], color: vars.text.secondary });

part('th:nth-child(3)', { textAlign: 'start' });
// The name stays in view while a wide table scrolls sideways, and nothing shines through it.
globalStyle(
  `${scroller} th:nth-child(3)`,
  wide({ position: 'sticky', insetInlineStart: 0, background: 'inherit' }),
);
part('tbody th', {
  fontWeight: 700,
  ...narrow({
    gridColumn: '2 / -1',
    gridRow: 1,
    fontSize: fontSize[18],
    lineHeight: lineHeight.snug,
  }),
});

// Three figures in each line of a card, and none of them below the final place.
part('td:nth-child(3n+5)', narrow({ gridColumn: 2 }));

export const final = style([base, displayText]);
part('td:last-child', {
  fontSize: fontSize[18],
  ...narrow({
    gridColumn: 1,
    gridRow: '1 / span 2',
    minInlineSize: '56px',
    fontSize: fontSize[36],
  }),
});
const medal = style({ paddingInlineEnd: space[4], verticalAlign: 'middle' });
export const medals = styleVariants({
  gold: [medal, { color: vars.medal.gold }],
  silver: [medal, { color: vars.medal.silver }],
  bronze: [medal, { color: vars.medal.bronze }],
});
export const plate = style({
  display: 'inline-block',
  inlineSize: '10px',
  blockSize: '10px',
  marginInlineEnd: space[8],
  borderRadius: '50%',
  border: `1px solid ${vars.border.strong}`,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});

/** What can be pressed: sort buttons, boat numbers, pins, ‘why’, download. */
export const control = style([base, focusRing, { borderRadius: '4px', cursor: 'pointer' }]);
part('button:hover', { color: vars.text.link });
part('a:hover', { textDecoration: 'underline' });
part('thead button', {
  minBlockSize: size.touch,
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'inherit',
  ...narrow({
    paddingInline: space[12],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.pill,
  }),
});
part('th > [aria-pressed]', {
  inlineSize: size.denseTouch,
  blockSize: size.denseTouch,
  marginInlineStart: space[4],
  color: vars.text.muted,
  verticalAlign: 'middle',
});
part('[aria-pressed=true]', { color: vars.text.link });
part('svg', { inlineSize: '16px', fill: 'currentcolor' });
part('details', { fontSize: fontSize[12], fontWeight: 400, color: vars.text.secondary });
part(':is(a, summary)', {
  display: 'inline-block',
  color: vars.text.link,
  lineHeight: size.denseTouch,
});
part('> p', { paddingBlock: space[24], color: vars.text.secondary, textAlign: 'center' });
part('> button', {
  minBlockSize: size.touch,
  marginBlockStart: space[8],
  paddingInline: space[16],
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  fontWeight: 650,
});
globalStyle(`${box} > button, ${box} tbody th > *, ${box} thead span`, {
  '@media': { [media.print]: { display: 'none' } },
});
