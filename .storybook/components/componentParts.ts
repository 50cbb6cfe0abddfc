import { catalogueRows, type CatalogueRow } from '../catalogue/catalogueRows';
import { tokenName } from '../../packages/ui/src/theme/tokenName';
import { facts } from '../facts/facts';
import { componentsNow, releases } from '../releases/releases';

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

/** The custom properties that components are made of: what a brand changes them by. */
export const customPropertiesOf = (...names: string[]): string[] =>
  [...new Set(names.flatMap((name) => facts.hooks[name] ?? []))].toSorted().map((value) => {
    const [, group = '', token = ''] = value.split('.');
    return tokenName(group, token);
  });

/** The releases that are kept, and the components as they are. */
export type Known = { releases: typeof releases; now: typeof componentsNow };
const actual: Known = { releases, now: componentsNow };

/** The released version in which a component came; undefined where there is none yet. */
export const firstReleaseOf = (name: string, known: Known = actual): string | undefined =>
  known.releases.findLast(({ release }) => name in release.components)?.title;

/** Since which released version a component is there, in words. */
export function sinceOf(name: string, known: Known = actual): string {
  const first = firstReleaseOf(name, known);
  if (first && !(name in known.now)) return `Part of others; exported until ${first}.`;
  if (first) return `Since ${first}.`;
  return name in known.now ? 'Comes with the next release.' : 'Part of others, not exported.';
}

/** That nothing has changed about the components of a page, and since when. */
export function unchangedSince(names: readonly string[], known: Known = actual): string {
  const versions = new Set(names.map((name) => firstReleaseOf(name, known)));
  const [version] = versions;
  if (versions.size === 1 && version) return `No change since it came in version ${version}.`;
  return `No change that is told of. ${sinceOfAll(names, known)}`;
}

/** Since when each of the components of a page is there; said once where it is the same. */
export function sinceOfAll(names: readonly string[], known: Known = actual): string {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const since = sinceOf(name, known);
    groups.set(since, [...(groups.get(since) ?? []), name]);
  }
  if (groups.size === 1) return [...groups.keys()][0] ?? '';
  return [...groups].map(([since, of]) => `${of.join(', ')}: ${since}`).join(' ');
}

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
