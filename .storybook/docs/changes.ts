const files = import.meta.glob<string>('../../.changeset/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

interface Change {
  /** What it is about, in a few words. */
  name: string;
  /** Which packages, and whether something has to be done: `patch`, `minor` or `major`. */
  packages: string[];
  text: string;
}

/** `.changeset/new-words.md` is called: New words. */
const nameOf = (path: string): string => {
  const words = path.replaceAll(/^.*\/|\.md$/g, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a changeset says; null for a file that is none, as the folder's README. */
export function readChange(path: string, content: string): Change | null {
  const [, head, text] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(content) ?? [];
  if (head === undefined || text === undefined) return null;
  return {
    name: nameOf(path),
    packages: head
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replaceAll(/['"]/g, '')),
    text: text.trim(),
  };
}

/** Every change since the last release, as it will stand in the change logs. */
export const changesSinceRelease: readonly Change[] = Object.entries(files).flatMap(
  ([path, content]) => readChange(path, content) ?? [],
);
