import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, ownDirectionRule, space, vars } from '../../theme';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  // On phones the picture stands beside the words: three clubs are seen at once.
  '@media': { [media.tight]: { flexDirection: 'row' } },
  selectors: {
    // Without a transition: in a long list that scrolls under a resting pointer, each card would
    // begin one.
    '&:hover': { borderColor: vars.accent.border },
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '2px' },
  },
});

export const art = style({
  '@media': {
    [media.tight]: {
      selectors: {
        '&&': { flexShrink: 0, inlineSize: '96px', blockSize: 'auto', aspectRatio: 'auto' },
      },
    },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space[8],
  minInlineSize: 0,
  padding: space[16],
  '@media': { [media.tight]: { padding: space[12] } },
});

/** The mark stands below the name, however long: what cards beside each other say is level. */
export const title = style({ display: 'grid', gap: space[4] });

/**
 * Two lines at most: a row of cards stays a row. In another direction than the page, what is left
 * out is their end all the same; Chromium then draws the dots outside the box, in the card's
 * padding.
 */
const twoLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowX: 'visible',
  overflowY: 'clip',
  ...ownDirectionRule,
  overflowWrap: 'anywhere',
});

/** The page of the club has the whole name. The dots are as large as there is padding for them. */
export const name = style([twoLines, { fontSize: fontSize[16] }]);

/** The whole card is the target; the link keeps the name. */
export const link = style({
  color: vars.text.primary,
  font: 'inherit',
  fontSize: fontSize[22],
  lineHeight: 'inherit',
  letterSpacing: 'inherit',
  outline: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

export const status = style({ fontSize: fontSize[12], color: vars.text.secondary });

export const description = style([
  twoLines,
  {
    minBlockSize: `calc(2 * ${fontSize[14]} * ${lineHeight.text})`,
    color: vars.text.secondary,
    fontSize: fontSize[14],
  },
]);

export const facts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  marginBlockStart: 'auto',
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});

export const fact = style({
  display: 'grid',
  minInlineSize: 0,
  selectors: { '&:last-child': { textAlign: 'end', flexShrink: 0 } },
});
export const owner = style({
  color: vars.text.primary,
  fontSize: fontSize[14],
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const members = style({ color: vars.text.primary, fontSize: fontSize[18] });

/** Above the link, which covers the card; as wide as the card, so that a thumb finds it. */
export const join = style({ position: 'relative', zIndex: 1, display: 'grid' });
