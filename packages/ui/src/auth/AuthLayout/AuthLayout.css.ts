import { style } from '@vanilla-extract/css';
import {
  base,
  displayText,
  focusRing,
  fontSize,
  media,
  safeArea,
  size,
  space,
  vars,
} from '../../theme';
import { night } from '../../theme/night.css';

export const page = style([
  base,
  {
    display: 'grid',
    // Below the form the picture takes what is left of the window.
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minBlockSize: '100dvh',
    background: vars.surface.page,
    color: vars.text.primary,
    '@media': {
      [media.wide]: { gridTemplate: 'auto / minmax(0, 1fr) minmax(0, 1fr)' },
    },
  },
]);

export const side = style([
  base,
  {
    display: 'flex',
    justifyContent: 'center',
    // No bar stands above or below this page.
    paddingBlock: `max(${space[24]}, ${safeArea.top}) max(${space[24]}, ${safeArea.bottom})`,
    paddingInline: space[16],
    // The higher the window, the lower the form begins; it stays there, whatever it comes to say.
    '@media': {
      [media.wide]: {
        paddingBlock: `max(${space[48]}, 16vh) ${space[48]}`,
        paddingInline: space[32],
      },
    },
  },
]);

export const column = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[24],
    inlineSize: '100%',
    maxInlineSize: size.form,
  },
]);

// The button's box is wider than what it shows: pulled out, its arrow stands on the column's edge.
export const back = style([base, { marginInlineStart: `calc(-1 * ${space[16]})` }]);

export const header = style([base, { display: 'flex', flexDirection: 'column', gap: space[12] }]);

export const title = style([
  base,
  displayText,
  {
    fontSize: `clamp(${fontSize[36]}, 7vw, ${fontSize[48]})`,
    overflowWrap: 'anywhere',
    ':focus': { outline: 'none' },
  },
]);

export const description = style([base, { color: vars.text.secondary, fontSize: fontSize[16] }]);

export const footnote = style([base, { color: vars.text.muted, fontSize: fontSize[14] }]);

export const link = style([
  base,
  focusRing,
  {
    borderRadius: '4px',
    color: vars.text.link,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
]);

export const picture = style([
  base,
  night,
  {
    position: 'relative',
    // Below the form from the lamps down.
    minBlockSize: '76vw',
    // What only clips scrolls nothing: the picture can stay in sight of the window.
    overflow: 'clip',
    background: vars.surface.sunken,
    color: vars.text.primary,
    '@media': { [media.wide]: { minBlockSize: 0 }, [media.print]: { display: 'none' } },
  },
]);

// Below the form it gives it no height; beside it, it stays in sight while a long form scrolls by.
export const art = style({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  '@media': { [media.wide]: { position: 'sticky', blockSize: '100dvh' } },
});

export const tagline = style([
  base,
  displayText,
  {
    display: 'none',
    position: 'absolute',
    insetBlockStart: space[48],
    insetInline: space[48],
    maxInlineSize: '4.69em',
    // Its four lines end above the floodlights.
    fontSize: `clamp(${fontSize[36]}, min(7vw, 6vh), 96px)`,
    textTransform: 'uppercase',
    '@media': { [media.wide]: { display: 'block' } },
  },
]);

export const skyTop = style({ stopColor: vars.surface.sunken });
export const skyLow = style({ stopColor: vars.accent.soft });
export const beamNear = style({ stopColor: vars.text.primary, stopOpacity: 0.26 });
export const beamFar = style({ stopColor: vars.text.primary, stopOpacity: 0 });
export const stand = style({ fill: vars.surface.card });
export const standFront = style({ fill: vars.surface.raised });
export const row = style({ fill: 'none', stroke: vars.border.subtle, strokeWidth: 3 });
export const crowd = style({
  fill: 'none',
  stroke: vars.border.strong,
  strokeWidth: 5,
  strokeLinecap: 'round',
  opacity: 0.5,
});
export const grass = style({ fill: vars.accent.soft });
export const mown = style({ fill: vars.accent.border, opacity: 0.35 });
export const line = style({
  fill: 'none',
  stroke: vars.accent.solid,
  strokeWidth: 4,
  opacity: 0.85,
});
export const mast = style({ fill: 'none', stroke: vars.border.strong, strokeWidth: 6 });
export const lamp = style({ fill: vars.text.primary });
