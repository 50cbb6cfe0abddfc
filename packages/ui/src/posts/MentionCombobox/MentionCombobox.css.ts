import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, media, size, space, vars } from '../../theme';
import { startEdgeIn } from '../../theme/startEdge';

export const root = style({ position: 'relative', display: 'block', inlineSize: '100%' });

export const field = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: size.touch,
  maxBlockSize: '40dvh',
  paddingBlock: space[8],
  paddingInline: space[12],
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.page,
  color: vars.text.primary,
  fontSize: fontSize[16],
  resize: 'none',
  overflowY: 'auto',
  // Elsewhere it grows by `useGrowingField`.
  fieldSizing: 'content',
  // As `dir="auto"`, which takes a field that is empty for one from left to right.
  unicodeBidi: 'plaintext',
  textOverflow: 'ellipsis',
  selectors: {
    // In one line at any width: a field that is empty does not grow by it.
    '&::placeholder': {
      overflow: 'hidden',
      unicodeBidi: 'plaintext',
      color: vars.text.muted,
      opacity: 1,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '&:hover': { borderColor: vars.accent.border },
    '&[aria-invalid="true"]': {
      borderColor: vars.critical.text,
      boxShadow: `inset 0 0 0 1px ${vars.critical.text}`,
    },
    '&:disabled': {
      color: vars.text.muted,
      borderColor: vars.border.subtle,
      cursor: 'not-allowed',
    },
  },
});

export const error = style({ marginBlockStart: space[8] });

const list = style({
  position: 'absolute',
  zIndex: 20,
  insetInlineStart: 0,
  inlineSize: '100%',
  maxInlineSize: '360px',
  maxBlockSize: '320px',
  overflowY: 'auto',
  padding: space[4],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: vars.shadow.floating,
});

export const panels = styleVariants({
  below: [list, { insetBlockStart: `calc(100% + ${space[4]})` }],
  above: [list, { insetBlockEnd: `calc(100% + ${space[4]})` }],
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: size.touch,
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: vars.accent.soft },
    ...startEdgeIn('[aria-selected="true"]'),
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

export const names = style({ display: 'grid', minInlineSize: 0, lineHeight: 1.25 });
export const username = style({
  color: vars.text.primary,
  fontSize: fontSize[14],
  fontWeight: 650,
  overflowWrap: 'anywhere',
});
export const fullName = style({
  color: vars.text.secondary,
  fontSize: fontSize[12],
  overflowWrap: 'anywhere',
});
export const note = style({
  padding: space[12],
  color: vars.text.secondary,
  fontSize: fontSize[14],
});
