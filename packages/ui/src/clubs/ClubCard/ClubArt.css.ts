import { style } from '@vanilla-extract/css';
import { displayText, fontSize, space, vars } from '../../theme';

export const art = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  containerType: 'inline-size',
});

/** Below a picture that is on its way. */
export const ground = style({ background: vars.surface.sunken });

export const image = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const initials = style([
  displayText,
  {
    position: 'absolute',
    insetBlockEnd: '-0.1em',
    insetInlineStart: space[16],
    fontSize: 'clamp(40px, 24cqi, 96px)',
    lineHeight: 1,
    letterSpacing: '-0.04em',
    opacity: 0.9,
  },
]);

/** As far above the edge as letters of any script reach below their line. */
export const raised = style({ insetBlockEnd: '0.25em' });

export const note = style({
  position: 'absolute',
  insetBlockStart: space[12],
  insetInlineStart: space[16],
  fontSize: fontSize[12],
});
