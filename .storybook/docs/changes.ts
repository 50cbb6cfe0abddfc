import { facts } from '../facts/facts';

const files = import.meta.glob<string>('../../.changeset/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

interface Change {
  /** Its first sentence. */
  summary: string;
  /** What follows it; empty for nothing. */
  rest: string;
  /** Which packages, and whether something is new or mended: `patch`, `minor` or `major`. */
  packages: string[];
  text: string;
}

/** What people do about a change, in the order in which they ask. */
export const changeGroups = ['To do when you upgrade', 'New', 'Mended'] as const;
export type ChangeGroup = (typeof changeGroups)[number];

// A full stop within code or brackets, or of e.g., ends no sentence, nor does a colon, unless a
// table or a list follows it.
const SENTENCE = /^(?:`[^`]*`|\([^)]*\)|\b(?:e\.g|i\.e)\.|[^`])*?(?:\.(?=\s|$)|:(?=\s*\n\n|\s*$))/;

/** What a changeset says; null for a file that is none, as the folder's README. */
export function readChange(content: string): Change | null {
  const [, head, body] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(content) ?? [];
  if (head === undefined || body === undefined) return null;
  const text = body.trim();
  const [first = text] = SENTENCE.exec(text) ?? [];
  return {
    summary: first.replaceAll(/\s+/g, ' '),
    rest: text.slice(first.length).trim(),
    packages: head
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replaceAll(/['"]/g, '')),
    text,
  };
}

/** What breaks something, or names what was before and is after, asks something of people. */
export function groupOf({ packages, text }: Pick<Change, 'packages' | 'text'>): ChangeGroup {
  const kinds = packages.join();
  if (kinds.includes('major') || (/\bbefore\b/i.test(text) && /\bafter\b(:| +\|)/i.test(text)))
    return 'To do when you upgrade';
  return kinds.includes('minor') ? 'New' : 'Mended';
}

const OTHER = 'Other';

/** What a change is about: the part of Storybook that has most of the components it names. */
export function areaOf(text: string): string {
  const counts = new Map<string, number>();
  for (const [, name = ''] of text.matchAll(/`<?([A-Z]\w+)/g)) {
    const [, area] = /^([a-z]+)-/.exec(facts.pages[name] ?? '') ?? [];
    if (area) counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  const [[most] = [OTHER]] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most.charAt(0).toUpperCase() + most.slice(1);
}

/** Every change since the last release, as it will stand in the change logs. */
export const changesSinceRelease: readonly Change[] = Object.values(files).flatMap(
  (content) => readChange(content) ?? [],
);

/** The changes of a group by what they are about, what concerns everything last. */
export function changesByArea(group: ChangeGroup): [area: string, changes: Change[]][] {
  const areas = new Map<string, Change[]>();
  for (const change of changesSinceRelease) {
    if (groupOf(change) !== group) continue;
    const area = areaOf(change.text);
    areas.set(area, [...(areas.get(area) ?? []), change]);
  }
  const last = ([area]: [string, Change[]]) => Number(area === OTHER);
  return [...areas].toSorted((a, b) => last(a) - last(b) || a[0].localeCompare(b[0]));
}
