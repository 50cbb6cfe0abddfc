import { changesSinceRelease } from '../docs/changes';
import { changedComponents } from '../releases/compareReleases';
import { componentsNow, releases } from '../releases/releases';
import type { Known } from './componentParts';

/** What changed about the components of a page in one version. */
export interface VersionChanges {
  /** The version; undefined for what is not released yet. */
  version: string | undefined;
  /** One sentence, paragraph or point of a list each, in Markdown. */
  entries: readonly string[];
}

interface Notes {
  version: string | undefined;
  text: string;
}

const changeLogs = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The notes of each version in a change log. */
export const notesIn = (log: string): Notes[] =>
  log
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...lines] = part.split('\n');
      return { version: version.trim(), text: lines.join('\n') };
    });

const all: readonly Notes[] = [
  ...changesSinceRelease.map(({ text }) => ({ version: undefined, text })),
  ...Object.values(changeLogs).flatMap(notesIn),
];

/**
 * Whether a text speaks of a component. A name of one word, such as Button, may also begin a
 * sentence: that one is meant only where it stands in code.
 */
function speaksOf(text: string, name: string): boolean {
  const isOneWord = /^[A-Z][a-z]+$/.test(name);
  const searched = isOneWord ? (text.match(/`[^`]*`/g) ?? []).join(' ') : text;
  return new RegExp(`\\b${name}\\b`).test(searched);
}

const POINT = /^[-*] /m;
const isTable = (block: string) => block.startsWith('|');

/** The parts of notes that each stand for themselves: paragraphs, points of lists, tables. */
function partsOf(text: string): string[] {
  const blocks = text.trim().split(/\n{2,}(?!\s)/);
  return blocks.flatMap((block) =>
    block.startsWith('#') ? [] : POINT.test(block) ? block.split(POINT) : [block],
  );
}

/** Of a table only the rows that speak of a component. */
function rowsOf(table: string, names: readonly string[]): string[] {
  const [head = '', line = '', ...rows] = table.split('\n');
  const own = rows.filter((row) => names.some((name) => speaksOf(row, name)));
  return own.length > 0 ? [[head, line, ...own].join('\n')] : [];
}

/** The parts of notes that speak of one of these components. */
export const entriesOf = (text: string, names: readonly string[]): string[] =>
  partsOf(text)
    .filter((part) => names.some((name) => speaksOf(part, name)))
    .flatMap((part) => (isTable(part) ? rowsOf(part, names) : [part.trim()]));

const inCode = (props: readonly string[]) => props.map((prop) => `\`${prop}\``).join(', ');

/** The props that came and went since the last release, where the components were in it already. */
function changedProps(names: readonly string[], { releases: known, now }: Known): string[] {
  const last = known[0]?.release.components;
  return changedComponents(last ?? now, now)
    .filter(({ kind, name }) => kind === 'changed' && names.includes(name))
    .map(({ name, added, removed }) => {
      const came = added.length > 0 ? [`new ${inCode(added)}`] : [];
      const went = removed.length > 0 ? [`gone ${inCode(removed)}`] : [];
      return `Props of \`${name}\`: ${[...came, ...went].join('; ')}.`;
    });
}

/** What has changed about the components of a page, the newest first. */
export function changesOf(
  names: readonly string[],
  notes: readonly Notes[] = all,
  known: Known = { releases, now: componentsNow },
): VersionChanges[] {
  const byVersion = new Map<string | undefined, string[]>([
    [undefined, changedProps(names, known)],
  ]);
  for (const { version, text } of notes) {
    const before = byVersion.get(version) ?? [];
    byVersion.set(version, [...new Set([...before, ...entriesOf(text, names)])]);
  }
  return [...byVersion]
    .map(([version, entries]) => ({ version, entries }))
    .filter(({ entries }) => entries.length > 0);
}
