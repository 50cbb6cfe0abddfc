import { catalogueRows, type CatalogueRow } from '../catalogue/catalogueRows';
import { tokenName } from '../../packages/ui/src/theme/tokenName';
import { changesSinceRelease } from '../docs/changes';
import { facts } from '../facts/facts';
import { componentsNow, releases } from '../releases/releases';
import type { ComponentGuide } from './guide.types';

const nothing = { component: undefined, subcomponents: [] };

/**
 * What the page of a title is about: the components that it documents, its own name first, and
 * whether its stories stand in a frame that only they have.
 */
export function subjectOf(title: string, known = { facts, now: componentsNow }) {
  const name = title.split('/').at(-1) ?? '';
  const { component, subcomponents } = known.facts.subjects[title] ?? nothing;
  const isKnown = (one: string) => one === name || one in known.now;
  const documented = [component ?? [], ...subcomponents].flat().filter(isKnown);
  return {
    name,
    components: [...new Set(name in known.now ? [name, ...documented] : documented)],
    hasFrame: component === undefined || !isKnown(component),
  };
}

/** Roles, keys, and how far a component was tried, each in words. */
export function accessibilityOf(
  name: string,
  { roles, keys, tested, untested }: ComponentGuide,
  tests = facts.tests,
) {
  const count = tests[name] ?? 0;
  return {
    Role: roles,
    Keys: keys ?? 'none of its own',
    Tested: [
      'axe in three themes',
      count > 0 ? `${count} unit ${count === 1 ? 'test' : 'tests'}` : '',
      tested,
    ]
      .filter(Boolean)
      .join('; '),
    'Not tested': ['with a screen reader in a person’s hands', untested].filter(Boolean).join('; '),
  };
}

/** The custom properties that components are made of: what a brand changes them by. */
export const customPropertiesOf = (...names: string[]): string[] =>
  [...new Set(names.flatMap((name) => facts.hooks[name] ?? []))].toSorted().map((value) => {
    const [, group = '', token = ''] = value.split('.');
    return tokenName(group, token);
  });

/** Since which released version a component is there, in words. */
export function sinceOf(name: string, known = { releases, now: componentsNow }): string {
  const first = known.releases.findLast(({ release }) => name in release.components);
  if (first && !(name in known.now)) return `Part of others; exported until ${first.title}.`;
  if (first) return `Since ${first.title}.`;
  return name in known.now ? 'Comes with the next release.' : 'Part of others, not exported.';
}

/** Since when each of the components of a page is there; said once where it is the same. */
export function sinceOfAll(names: readonly string[], known = { releases, now: componentsNow }) {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const since = sinceOf(name, known);
    groups.set(since, [...(groups.get(since) ?? []), name]);
  }
  if (groups.size === 1) return [...groups.keys()][0] ?? '';
  return [...groups].map(([since, of]) => `${of.join(', ')}: ${since}`).join(' ');
}

/** What has changed about components since the last release: the changesets that name them. */
export const changesOf = (names: readonly string[], changes = changesSinceRelease): string[] =>
  changes
    .filter(({ text }) => names.some((name) => new RegExp(`\\b${name}\\b`).test(text)))
    .map(({ text }) => text);

/** The component whose message this is, where it has a page of its own. */
function ownerOf(id: string): string | undefined {
  const [, group = ''] = /^ui (\w+)\./.exec(id) ?? [];
  const owner = group.charAt(0).toUpperCase() + group.slice(1);
  return owner in facts.pages ? owner : undefined;
}

/**
 * The messages of a component: its own, and those of none with a page that its stories are the
 * place to see.
 */
export function wordsOf(name: string, rows: readonly CatalogueRow[] = catalogueRows) {
  const group = `ui ${name.charAt(0).toLowerCase()}${name.slice(1)}.`;
  const stories = facts.pages[name]?.replace(/docs$/, '');
  return rows.filter(
    ({ id, story }) =>
      id.startsWith(group) ||
      (stories !== undefined && ownerOf(id) === undefined && story?.startsWith(stories)),
  );
}

/** How a component's page calls what stands on it. */
export const status: Readonly<Record<string, string>> = {
  draft: 'Draft: may change without notice.',
  ready:
    'Ready: changes are announced. What breaks waits for the next major version, before 1.0 for ' +
    'the next second number.',
  deprecated: 'Deprecated: goes with the next major version.',
};
