import type { ThemeName } from './theme.types';

/** A token as `group.name`. */
export type TokenPath = `${string}.${string}`;

/** A colour that stands on another somewhere in the product, and how much they must differ. */
export interface ContrastPair {
  front: TokenPath;
  ground: TokenPath;
  /** `text` is read (4.5:1, high contrast 7:1); `mark` is an edge, a ring or a shape (3:1). */
  kind: 'text' | 'mark';
}

const surfaces: TokenPath[] = ['surface.page', 'surface.card', 'surface.raised', 'surface.sunken'];
const on = (kind: ContrastPair['kind'], fronts: TokenPath[], grounds: TokenPath[]) =>
  fronts.flatMap((front) => grounds.map((ground): ContrastPair => ({ front, ground, kind })));

/**
 * Every pair that occurs. Whoever puts a colour on a new ground adds the pair here; a unit test
 * measures them all.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...on('text', ['text.primary', 'text.secondary', 'text.muted', 'text.link'], surfaces),
  ...on('text', ['text.primary', 'text.secondary', 'text.link'], ['accent.soft']),
  ...on('text', ['text.onAccent'], ['accent.solid', 'accent.solidHover']),
  ...on('text', ['text.onLive'], ['live.solid']),
  ...on('text', ['critical.text'], [...surfaces, 'critical.soft']),
  ...on('text', ['positive.text'], [...surfaces, 'positive.soft']),
  ...on('text', ['caution.text'], [...surfaces, 'caution.soft']),
  ...on(
    'text',
    ['text.primary', 'text.secondary'],
    ['critical.soft', 'positive.soft', 'caution.soft'],
  ),
  ...on(
    'text',
    ['medal.gold', 'medal.silver', 'medal.bronze'],
    ['surface.page', 'surface.card', 'surface.raised', 'surface.sunken'],
  ),
  ...on('mark', ['border.strong', 'border.focus', 'accent.solid'], surfaces),
  ...on('mark', ['border.focus'], ['accent.soft', 'critical.soft']),
];

/** What a pair needs: WCAG 2.2 AA for text and for marks; high contrast asks more of text. */
export const leastContrast = (kind: ContrastPair['kind'], theme: ThemeName): number => {
  if (kind === 'mark') return 3;
  return theme === 'high-contrast' ? 7 : 4.5;
};
