import { style } from '@vanilla-extract/css';
import { base, displayText, focusRing, fontSize, space, vars } from '../../theme';

export const box = style([
  base,
  // Where its action goes, it may be given the focus.
  focusRing,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[12],
    inlineSize: '100%',
    paddingBlock: space[32],
    paddingInline: space[16],
    borderRadius: vars.radius.card,
    textAlign: 'center',
  },
]);

export const picture = style({
  inlineSize: '144px',
  blockSize: '108px',
  fill: 'none',
  stroke: vars.border.strong,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The one line of the drawing in the accent. */
export const lit = style({ stroke: vars.accent.solid });

export const title = style([
  base,
  displayText,
  { fontSize: fontSize[22], color: vars.text.primary, overflowWrap: 'anywhere' },
]);

export const description = style([
  base,
  { maxInlineSize: '44ch', color: vars.text.secondary, overflowWrap: 'anywhere' },
]);

export const action = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space[12],
    paddingBlockStart: space[8],
  },
]);
