import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { displayText } from '../../theme';
import { clubColors } from '../../theme/clubColors';

const groundColor = createVar();
const figureColor = createVar();

/** The two colours of a club, for its crest and for what stands in place of its picture. */
export const colors = styleVariants(
  Object.fromEntries(clubColors.entries()),
  ({ ground: one, figure: other }) => ({ vars: { [groundColor]: one, [figureColor]: other } }),
);

export const crest = style({ display: 'block', flexShrink: 0 });
export const ground = style({ fill: groundColor });
export const plate = style({ fill: groundColor });
export const lines = style({ fill: 'none', stroke: figureColor, strokeWidth: 2, opacity: 0.55 });
export const edge = style({ fill: 'none', stroke: figureColor, strokeWidth: 2 });
export const letters = style([displayText, { fill: figureColor, fontSize: '14px' }]);

const lit = `color-mix(in srgb, ${groundColor} 86%, ${figureColor})`;
/** In place of a picture: the same ground, drawing and letters, as large as there is room. */
export const art = style({
  color: figureColor,
  background: `linear-gradient(160deg, ${lit}, ${groundColor} 55%)`,
});
export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: figureColor,
  strokeWidth: 1,
  opacity: 0.4,
});
