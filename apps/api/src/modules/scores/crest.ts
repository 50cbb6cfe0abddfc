import { escapeHtml } from '../../http/htmlPage';

/** Grounds of crests: white letters can be read on each. */
const GROUNDS = [
  '#12306b',
  '#a3142e',
  '#14532d',
  '#4c2a85',
  '#0b5563',
  '#6b1530',
  '#1d4ed8',
  '#9a3412',
  '#1f2430',
  '#4d5b12',
  '#9d174d',
  '#334155',
] as const;
/** Second colours. None is that of what is live. */
const BANDS = [
  '#f6c244',
  '#7cc8f5',
  '#b6c2d4',
  '#fb923c',
  '#7ce3b1',
  '#f9a8c7',
  '#f0644b',
] as const;

/** On a grid of 48: the outline, and the band of the second colour with where letters stand. */
const OUTLINE = 'M24 2 43 8v16c0 11-8 18-19 22C13 42 5 35 5 24V8z';
const PATTERNS = [
  { band: 'M24 2 43 8v7H5V8z', baseline: 33 },
  { band: 'M9.6 34h28.8c-3.4 5.5-8.6 9.5-14.4 12-5.8-2.5-11-6.5-14.4-12z', baseline: 27 },
] as const;

export interface Crest {
  /** Two or three initials of the team's name; one where that is a single sign. */
  letters: string;
  ground: string;
  band: string;
  pattern: (typeof PATTERNS)[number];
}

/** A number that is always the same for a name, and another one for nearly every other name. */
function numberOf(name: string): number {
  let sum = 7;
  for (const sign of name) sum = (sum * 31 + sign.codePointAt(0)!) % 1_000_003;
  return sum;
}

function lettersOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const initials = words.length > 1 ? words.map((word) => [...word][0]) : [...(words[0] ?? '?')];
  return initials
    .slice(0, words.length > 1 ? 3 : 2)
    .join('')
    .toUpperCase();
}

/** The crest of a team, which is no licensed one: initials in two colours made of its name. */
export function crestOf(name: string, opponent?: Crest): Crest {
  const sum = numberOf(name);
  const at = (shift: number) => GROUNDS[(sum + shift) % GROUNDS.length]!;
  return {
    letters: lettersOf(name),
    // Two sides of a game are told apart by colour as well.
    ground: at(0) === opponent?.ground ? at(1) : at(0),
    band: BANDS[sum % BANDS.length]!,
    pattern: PATTERNS[sum % PATTERNS.length]!,
  };
}

/** The picture of a crest; decoration beside the name. */
export const crestSvg = ({ letters, ground, band, pattern }: Crest): string =>
  [
    '<svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">',
    `<path d="${OUTLINE}" fill="${ground}"/><path d="${pattern.band}" fill="${band}"/>`,
    `<path d="${OUTLINE}" fill="none" stroke="${band}" stroke-width="2"/>`,
    `<text x="24" y="${pattern.baseline}" text-anchor="middle" fill="#fff"`,
    `${[...letters].length > 2 ? '' : ' class="two"'}>${escapeHtml(letters)}</text></svg>`,
  ].join('');
