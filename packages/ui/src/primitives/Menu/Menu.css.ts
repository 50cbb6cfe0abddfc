import { style } from '@vanilla-extract/css';
import { base, fontSize, media, size, space, vars } from '../../theme';
import { startEdgeIn } from '../../theme/startEdge';

export const menu = style([base, { padding: space[8], minInlineSize: '200px', outline: 'none' }]);

export const item = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: size.touch,
    paddingInline: space[12],
    borderRadius: vars.radius.control,
    fontSize: fontSize[16],
    cursor: 'pointer',
    outline: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-focused]': { background: vars.accent.soft },
      ...startEdgeIn('[data-focused]'),
      '&[data-focus-visible]': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '-2px' },
      '&[data-disabled]': { color: vars.text.muted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
]);

export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: space[8],
      paddingBlockStart: space[8],
      borderBlockStart: `1px solid ${vars.border.subtle}`,
    },
  },
});

export const sectionTitle = style([
  base,
  {
    paddingInline: space[12],
    paddingBlock: space[4],
    color: vars.text.muted,
    fontSize: fontSize[14],
    fontWeight: 600,
  },
]);

export const critical = style({ color: vars.critical.text });
