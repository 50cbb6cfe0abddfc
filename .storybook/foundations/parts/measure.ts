import { contrast } from '../../../packages/ui/src/theme/contrast';
import {
  contrastPairs,
  leastContrast,
  type ContrastPair,
} from '../../../packages/ui/src/theme/contrastPairs';
import type { ThemeName } from '../../../packages/ui/src/theme/theme.types';
import type { ScopeTokens } from './scopeTokens';

/** A pair of colours as it is in the theme in force. */
export interface Measured extends ContrastPair {
  /** From 1 to 21; null for a colour that lets another through. */
  ratio: number | null;
  needs: number;
}

/** Built styles shorten colours: `#fff` is `#ffffff`. */
const inFull = (colour: string) =>
  colour.replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3');

const ratioOf = (front: string, ground: string) => {
  try {
    return contrast(inFull(front), inFull(ground));
  } catch {
    return null;
  }
};

/** Every pair of colours that meet in the product, measured in the theme and brand in force. */
export const measurePairs = ({ theme, values }: ScopeTokens): Measured[] =>
  contrastPairs.map((pair) => ({
    ...pair,
    ratio: ratioOf(values[pair.front] ?? '', values[pair.ground] ?? ''),
    needs: leastContrast(pair.kind, theme as ThemeName),
  }));

/** Whether a pair was measured and stays below what it needs. */
export const isTooLittle = ({ ratio, needs }: Measured) => ratio !== null && ratio < needs;

/** A ratio cut, not rounded: 4.49 must not read as 4.5. */
export const showRatio = (ratio: number | null) =>
  ratio === null ? 'not measured' : `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
