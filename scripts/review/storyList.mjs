/**
 * The stories of two builds of Storybook, file by file, so that those of a file can share a page.
 * @param before entries of the earlier build's `index.json`
 * @param after entries of the later build's
 * @param {string[]} words a story is chosen when its id holds one of them; none chooses all
 * @returns {{ id: string, name: string, file: string, sides: ('before' | 'after')[],
 *   isOneTheme: boolean }[][]} the longest files first
 */
export function listStories(before, after, words = []) {
  const isChosen = ({ type, id, tags }) =>
    // What is made of other stories is not tested, and shows nothing of its own.
    type === 'story' &&
    (tags?.includes('test') ?? true) &&
    (words.length === 0 || words.some((word) => id.includes(word)));
  const entries = { ...before, ...after };
  const files = new Map();
  for (const entry of Object.values(entries).filter(isChosen)) {
    const story = {
      id: entry.id,
      name: `${entry.title} / ${entry.name}`,
      file: entry.importPath,
      sides: [before[entry.id] && 'before', after[entry.id] && 'after'].filter(Boolean),
      isOneTheme: entry.tags?.includes('one-theme') ?? false,
    };
    files.set(story.file, [...(files.get(story.file) ?? []), story]);
  }
  return [...files.values()].sort((one, other) => other.length - one.length);
}
