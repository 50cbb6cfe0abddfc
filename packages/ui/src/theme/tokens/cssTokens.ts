import { fontSize, lineHeight, motion, size, space } from '../scales';
import type { Theme, ThemeName } from '../theme.types';
import { tokenName } from '../tokenName';

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

const rule = (selector: string, groups: Groups, scheme: 'light' | 'dark') =>
  [
    `${selector} {`,
    `  color-scheme: ${scheme};`,
    ...Object.entries(groups).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, value]) => `  ${tokenName(group, name)}: ${value};`),
    ),
    '}',
  ].join('\n');

const within = (query: string, inner: string) =>
  `@media ${query} {\n${inner.replaceAll(/^/gm, '  ')}\n}`;

const root = ':where(:root)';
const chosen = (name: ThemeName) => `:where([data-clubline-theme='${name}'])`;
const groupsOf = (theme: Theme): Groups => ({ ...theme });

/**
 * The themes and the scales beside them as custom properties, for pages that take no component: the
 * page follows the system, and `data-clubline-theme` chooses for an element and what is in it.
 * Every rule gives way to any other, so that a page may replace a value wherever it stands. Paper
 * is light whatever the screen is.
 */
export const cssTokens = (themes: Readonly<Record<ThemeName, Theme>>): string =>
  [
    rule(root, { ...groupsOf(themes.light), space, fontSize, lineHeight, motion, size }, 'light'),
    within('screen and (prefers-color-scheme: dark)', rule(root, groupsOf(themes.dark), 'dark')),
    within(
      'screen and (prefers-contrast: more)',
      rule(root, groupsOf(themes['high-contrast']), 'dark'),
    ),
    rule(chosen('light'), groupsOf(themes.light), 'light'),
    ...(['dark', 'high-contrast'] as const).map((name) =>
      within('screen', rule(chosen(name), groupsOf(themes[name]), 'dark')),
    ),
    '',
  ].join('\n');
