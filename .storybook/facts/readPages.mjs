/**
 * @typedef {import('./readFacts.mjs').SourceFile} SourceFile
 * @typedef {import('./facts.types').Facts} Facts
 */

/** The title of a file of stories, and what stands in its `meta`. */
export function metaOf({ path, text }) {
  const meta = /\nconst meta = \{\s*title: '([^']+)'[\s\S]*?satisfies Meta/.exec(text);
  if (!path.endsWith('.stories.tsx') || meta === null) return undefined;
  return { title: meta[1] ?? '', text: meta[0] };
}

/**
 * What each page of stories is about: its component, and further ones that stand on it.
 * @param {readonly SourceFile[]} files
 * @returns {Facts['subjects']}
 */
export const readSubjects = (files) =>
  Object.fromEntries(
    files.flatMap((file) => {
      const meta = metaOf(file);
      if (meta === undefined) return [];
      const component = /\n?\s*component: (\w+)/.exec(meta.text)?.[1];
      const [, others = ''] = /subcomponents: \{([^}]*)\}/.exec(meta.text) ?? [];
      return [[meta.title, { component, subcomponents: others.match(/\w+/g) ?? [] }]];
    }),
  );

/**
 * The addresses of the pages of components: Storybook makes them of their titles. One without a
 * page of its own stands on the page that names it.
 * @param {readonly SourceFile[]} files
 * @returns {Facts['pages']}
 */
export function readPages(files) {
  const pages = files.flatMap((file) => {
    const { title } = metaOf(file) ?? {};
    const name = /(\w+)\.stories\.tsx$/.exec(file.path)?.[1];
    if (title === undefined || name === undefined) return [];
    return [{ title, name, id: `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs` }];
  });
  const subjects = readSubjects(files);
  return Object.fromEntries([
    ...pages.flatMap(({ title, id }) =>
      [...(subjects[title]?.subcomponents ?? []), subjects[title]?.component ?? []]
        .flat()
        .map((name) => [name, id]),
    ),
    ...pages.map(({ name, id }) => [name, id]),
  ]);
}
