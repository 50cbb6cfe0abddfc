import { addGuide } from './guide.mjs';
import { addMessages } from './messages.mjs';
import { addExport, addToSection } from './moduleText.mjs';
import { RecipeError } from './partNames.mjs';

const files = [
  ['Name.tsx', ({ Name }) => `${Name}.tsx`],
  ['Name.css.ts', ({ Name }) => `${Name}.css.ts`],
  ['Name.stories.tsx', ({ Name }) => `${Name}.stories.tsx`],
  ['Name.test.tsx', ({ Name }) => `${Name}.test.tsx`],
  ['messages.ts', () => 'messages.ts'],
  ['messages.es.ts', () => 'messages.es.ts'],
  ['messages.ar.ts', () => 'messages.ar.ts'],
];

/** A component of `@clubline/ui`: its folder, its texts, its public name and what says so. */
export function newComponent(changes, part, domains) {
  const { domain, Name, name, kebab } = part;
  const main = 'packages/ui/src/index.ts';
  if (new RegExp(`\\b${Name}\\b`).test(changes.read(main)))
    throw new RecipeError(`@clubline/ui has a ${Name} already.`);
  const folder = `packages/ui/src/${domain}/${Name}`;
  const isPrimitive = domain === 'primitives';
  const values = { ...part, primitives: isPrimitive ? '..' : '../../primitives' };
  for (const [template, file] of files)
    changes.create(`${folder}/${file(part)}`, `component/${template}`, values);

  const names = isPrimitive ? `${Name}, type ${Name}Props` : Name;
  changes.create(`${folder}/index.ts`, 'component/index.ts', { ...values, names });
  // Primitives are imported one by one; a domain that others use is reached through its index.
  const index = `packages/ui/src/${domain}/index.ts`;
  if (!isPrimitive && changes.has(index))
    changes.edit(index, (text) => addExport(text, `export * from './${Name}';`));
  changes.edit(main, (text) =>
    addToSection(
      text,
      domain,
      ['primitives', 'locales', ...domains],
      `export { ${names} } from './${domain}/${Name}';`,
    ),
  );
  addMessages(changes, {
    packageName: 'ui',
    folder: `${domain}/${Name}`,
    name,
    stories: { empty: `${domain}-${Name.toLowerCase()}--empty` },
  });
  addGuide(changes, part, {
    name: Name,
    use: part.words,
    anatomy: { Heading: 'its name', Text: 'may be left out' },
    roles: 'a region named by its heading',
  });
  changes.create(`.changeset/${kebab}.md`, 'component/changeset.md', values);
  return { isPublic: true };
}
