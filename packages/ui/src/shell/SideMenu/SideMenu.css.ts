import { style } from '@vanilla-extract/css';
import {
  base,
  focusRing,
  fontSize,
  media,
  motion,
  overline,
  size,
  space,
  vars,
  visuallyHiddenRule,
} from '../../theme';

export const menu = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[24],
    padding: space[16],
    color: vars.text.primary,
    // Not the rail around it: WebKit would lose the place of what one reads as it goes.
    containerType: 'inline-size',
    flexGrow: 1,
  },
]);

/** Where only icons have room. */
const ofIcons = '(max-width: 119.98px)';

export const title = style([
  base,
  overline,
  {
    paddingInline: space[12],
    paddingBlockEnd: space[4],
    whiteSpace: 'nowrap',
    '@container': { [ofIcons]: visuallyHiddenRule },
  },
]);

export const list = style([base, { display: 'grid', gap: space[2] }]);

export const item = style([
  base,
  focusRing,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    inlineSize: '100%',
    minBlockSize: size.touch,
    paddingInline: space[12],
    borderRadius: vars.radius.control,
    color: vars.text.secondary,
    fontSize: fontSize[16],
    fontWeight: 550,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background-color ${motion.feedback}, color ${motion.feedback}`,
    selectors: {
      '&:hover': { background: vars.surface.raised, color: vars.text.primary },
      '&[aria-current="page"]': {
        background: vars.accent.soft,
        color: vars.text.primary,
        fontWeight: 650,
      },
      '&[aria-current="page"]::before': {
        content: '',
        position: 'absolute',
        insetBlock: space[8],
        insetInlineStart: 0,
        inlineSize: '3px',
        borderRadius: vars.radius.pill,
        background: vars.accent.solid,
      },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="page"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  },
]);

export const name = style([
  base,
  { overflowWrap: 'anywhere', '@container': { [ofIcons]: visuallyHiddenRule } },
]);

export const home = style({ marginBlockStart: 'auto' });
