import { contrast } from '../../packages/ui/src/theme/contrast';
import { contrastPairs, leastContrast } from '../../packages/ui/src/theme/contrastPairs';
import type { PartialTheme, Theme, ThemeName } from '../../packages/ui/src/theme/theme.types';

/** What somebody chooses for a theme of their own. */
export interface ThemeChoice {
  /** The colour of what can be pressed, as `#rrggbb`. */
  accent: string;
  /** How round corners are. */
  shape: keyof typeof shapes;
  /** A font stack for running text; empty keeps the theme's own. */
  bodyFont: string;
  /** A font stack for headings and figures; empty keeps the theme's own. */
  displayFont: string;
}

/** The accent that each theme begins with: one that leaves nothing hard to read or to see. */
export const firstAccents: Record<ThemeName, string> = {
  light: '#a855f7',
  dark: '#a855f7',
  'high-contrast': '#f0abfc',
};

/** Corners of controls and of cards. */
const shapes = {
  square: { control: '0px', card: '0px' },
  slight: { control: '4px', card: '6px' },
  clubline: {},
  round: { control: '16px', card: '24px' },
} as const satisfies Record<string, PartialTheme['radius']>;

type Channels = [number, number, number];

/** Whether a text is a colour that can be measured. */
export const isHexColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Channels;

/** A colour between two, `share` of the way from one to the other. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  const between = from.map((value, index) => Math.round(value + (to[index]! - value) * share));
  return `#${between.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Steps from a colour to black or white. */
const STEPS = 50;

/**
 * The colour next to this one that differs enough from all grounds: darker or lighter, whichever
 * takes the shorter way. Where none does, the one that comes nearest.
 */
export function readableOn(colour: string, grounds: readonly string[], least: number): string {
  const worst = (one: string) => Math.min(...grounds.map((ground) => contrast(one, ground)));
  let nearest = colour;
  for (let step = 0; step <= STEPS; step += 1) {
    for (const end of ['#000000', '#ffffff']) {
      const tried = mix(colour, end, step / STEPS);
      if (worst(tried) >= least) return tried;
      if (worst(tried) > worst(nearest)) nearest = tried;
    }
  }
  return nearest;
}

const valueOf = (theme: Theme, path: string) => {
  const [group, token] = path.split('.') as [keyof Theme, string];
  return (theme[group] as Record<string, string>)[token]!;
};

/** Where a token stands on others in the product, and how much they must differ. */
function groundsOf(theme: Theme, name: ThemeName, front: string) {
  const pairs = contrastPairs.filter((pair) => pair.front === front);
  return {
    grounds: pairs.map(({ ground }) => valueOf(theme, ground)),
    least: Math.max(...pairs.map(({ kind }) => leastContrast(kind, name))),
  };
}

/** A theme with some of its values replaced. */
export const withValues = (theme: Theme, values: PartialTheme): Theme =>
  Object.fromEntries(
    Object.entries(theme).map(([group, tokens]) => [
      group,
      { ...(tokens as object), ...values[group as keyof Theme] },
    ]),
  ) as unknown as Theme;

/** A hint of the accent on cards, so faint that what stands on it can still be read. */
function softGround(theme: Theme, name: ThemeName, accent: string): string {
  const least = leastContrast('text', name);
  const isReadable = (ground: string) =>
    [theme.text.primary, theme.text.secondary].every((text) => contrast(text, ground) >= least);
  const tried = Array.from({ length: 15 }, (_, step) =>
    mix(theme.surface.card, accent, 0.14 - step / 100),
  );
  return tried.find(isReadable) ?? theme.surface.card;
}

/** Letters on the accent: white, the ink of the light theme, or black, of which one is readable. */
function lettersOn(accent: string, least: number): string {
  const tried = ['#ffffff', '#0b1220', '#000000'];
  const [best] = tried.toSorted((a, b) => contrast(b, accent) - contrast(a, accent));
  return tried.find((letters) => contrast(letters, accent) >= least) ?? best!;
}

/**
 * The values that a choice replaces in a theme. The accent stays as it was chosen; what is read on
 * it, or in its colour, is made so that it can be read.
 */
export function deriveTheme(theme: Theme, name: ThemeName, choice: ThemeChoice): PartialTheme {
  const accent = choice.accent.toLowerCase();
  const ground = theme.surface.card;
  const soft = softGround(theme, name, accent);
  const onAccent = lettersOn(accent, leastContrast('text', name));
  // Pressed, it moves away from the letters on it.
  const solidHover = mix(accent, onAccent === '#ffffff' ? '#000000' : '#ffffff', 0.16);
  const painted = withValues(theme, { accent: { solid: accent, solidHover, soft } });
  const readable = (front: string) => {
    const { grounds, least } = groundsOf(painted, name, front);
    return readableOn(accent, grounds, least);
  };
  const shape = shapes[choice.shape];
  const font = {
    ...(choice.bodyFont && { body: choice.bodyFont }),
    ...(choice.displayFont && { display: choice.displayFont }),
  };
  return {
    accent: { solid: accent, solidHover, soft, border: mix(ground, accent, 0.5) },
    text: { link: readable('text.link'), onAccent },
    border: { focus: readable('border.focus') },
    ...(Object.keys(shape).length > 0 && { radius: shape }),
    ...(Object.keys(font).length > 0 && { font }),
  };
}
