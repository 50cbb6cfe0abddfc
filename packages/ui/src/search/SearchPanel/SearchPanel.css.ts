import { style } from '@vanilla-extract/css';
import {
  base,
  displayText,
  focusRing,
  fontSize,
  lineHeight,
  media,
  motion,
  pageTitleRule,
  pillRule,
  pillsRule,
  size,
  space,
  vars,
} from '../../theme';
import { edgeFadeRule } from '../../theme/edgeFade.css';

export const panel = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    // The ring of the field.
    paddingBlockStart: space[4],
    color: vars.text.primary,
  },
]);

/** As high as a dialog leaves it, whatever was found: nothing moves while one types. */
export const scroller = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    alignItems: 'stretch',
    // The keyboard of a phone leaves less; react-aria measures it.
    blockSize: 'clamp(160px, calc(var(--visual-viewport-height, 100dvh) * 0.9 - 200px), 520px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: space[32],
    // What goes on below is seen to: a row that is cut in two fades.
    maskImage: `linear-gradient(#000 calc(100% - ${space[24]}), transparent)`,
    marginInline: '-4px',
    paddingInline: space[4],
    paddingBlockEnd: space[24],
  },
]);

export const rows = style([
  base,
  { display: 'flex', flexDirection: 'column', gap: space[4], outline: 'none' },
]);

/** A result, with what stands beside its link. */
export const item = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[4],
  },
]);

export const section = style([base, { display: 'flex', flexDirection: 'column' }]);

export const heading = style([
  base,
  {
    paddingBlock: `${space[8]} ${space[4]}`,
    paddingInline: space[8],
    color: vars.text.secondary,
    fontSize: fontSize[14],
    fontWeight: 650,
  },
]);

export const row = style([
  base,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: '56px',
    paddingBlock: space[8],
    paddingInline: space[8],
    borderRadius: vars.radius.control,
    color: vars.text.primary,
    cursor: 'pointer',
    textDecoration: 'none',
    transition: `background-color ${motion.feedback}`,
    selectors: {
      '&:hover, &[data-hovered]': { background: vars.surface.raised },
      // The focus itself stays in the field.
      '&[data-focused]': {
        background: vars.accent.soft,
        outlineOffset: '-2px',
      },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
]);

export const all = style({ color: vars.text.link, fontWeight: 650 });

/** Stands where others have a picture. */
export const mark = style([
  base,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
    color: vars.text.secondary,
  },
]);

export const words = style([
  base,
  { display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
]);
export const name = style([base, { fontWeight: 650, lineHeight: lineHeight.snug }]);
export const detail = style([base, { color: vars.text.secondary, fontSize: fontSize[14] }]);
export const chevron = style({ flex: 'none', color: vars.text.muted });

export const page = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[24],
    inlineSize: '100%',
    maxInlineSize: size.content,
    marginInline: 'auto',
    color: vars.text.primary,
  },
]);

export const title = style([base, displayText, pageTitleRule]);

export const tools = style([base, { maxInlineSize: '640px' }]);

export const groups = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    alignItems: 'start',
    gap: space[24],
  },
]);

export const group = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    padding: space[16],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    // Rows of one kind alone are not as long as the page.
    selectors: { '&:only-child': { maxInlineSize: '720px' } },
  },
]);

/** Its name, and how many there are of it. */
export const groupHead = style([
  base,
  { display: 'flex', alignItems: 'baseline', gap: space[8], paddingInline: space[8] },
]);

/** On phones one line, which fades where more of it is. */
export const kinds = style([base, pillsRule, edgeFadeRule]);

export const kind = style([base, focusRing, pillRule]);

export const kindCount = style([
  base,
  { color: vars.text.secondary, fontSize: fontSize[14], fontVariantNumeric: 'tabular-nums' },
]);

export const nothing = style([
  base,
  { paddingInline: space[8], color: vars.text.secondary, fontSize: fontSize[14] },
]);

export const groupTitle = style([base, displayText, { fontSize: fontSize[22] }]);
