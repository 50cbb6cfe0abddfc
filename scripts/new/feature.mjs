import { newClientCall } from './client.mjs';
import { addGuide } from './guide.mjs';
import { addMessages, translations } from './messages.mjs';
import { addExport, addToSection } from './moduleText.mjs';
import { RecipeError } from './partNames.mjs';

const main = 'packages/features/src/index.ts';

/** Whether pages can import it from `@clubline/features`. */
export const isPublicFeature = (changes, name) =>
  new RegExp(`\\b${name}\\b`).test(changes.read(main));

/** A hook, or a screen on top of it: with calls, texts, a fake backend, tests and stories. */
export function newFeature(changes, part, domains, { isPublic = false } = {}) {
  const { domain, Name, name, isScreen, kebab } = part;
  const own = isScreen ? `${Name}Screen` : `use${Name}`;
  const folder = `packages/features/src/${domain}/${name}`;
  if (changes.has(`${folder}/use${Name}.ts`))
    throw new RecipeError(`${folder}/use${Name}.ts exists already.`);
  const values = newClientCall(changes, part);
  const create = (file, template) =>
    changes.create(`${folder}/${file}`, `feature/${template}`, values);
  const form = isScreen ? 'screen' : 'hook';
  create(`use${Name}.ts`, 'useName.ts');
  create(`use${Name}.test.tsx`, 'useName.test.tsx');
  create('messages.ts', `messages.${form}.ts`);
  for (const language of translations)
    create(`messages.${language}.ts`, `messages.${form}.${language}.ts`);
  create(`${own}.stories.tsx`, isScreen ? 'NameScreen.stories.tsx' : 'useName.stories.tsx');
  if (isScreen) {
    create(`${own}.tsx`, 'NameScreen.tsx');
    create(`${own}.test.tsx`, 'NameScreen.test.tsx');
  }
  const story = (state) => `${domain}-connected-${own.toLowerCase()}--${state}`;
  addMessages(changes, {
    packageName: 'features',
    folder: `${domain}/${name}`,
    name,
    stories: isScreen
      ? {
          title: story('ready'),
          count: story('ready'),
          loading: story('loading'),
          loadFailed: story('failed'),
        }
      : { loadFailed: story('failed') },
  });
  addGuide(changes, part, {
    name: own,
    use: isScreen ? `the page of the ${part.words}` : `what is known of the ${part.words}`,
    anatomy: isScreen
      ? { Heading: 'of the page', Count: 'once it is loaded' }
      : { Result: 'loading, failed, or what the server knows' },
    roles: isScreen ? 'a first-level heading; a failure is an alert' : 'none: it shows nothing',
  });
  if (isPublic) {
    changes.edit(
      `packages/features/src/${domain}/index.ts`,
      (text) => addExport(text, `export { ${own} } from './${name}/${own}';`),
      '',
    );
    changes.edit(main, (text) =>
      addToSection(text, domain, domains, `export { ${own} } from './${domain}';`),
    );
    const what = isScreen ? `the page of the ${part.words}` : `what is known of the ${part.words}`;
    changes.create(`.changeset/${kebab}-${form}.md`, 'feature/changeset.md', {
      ...values,
      own,
      what,
    });
  }
  return { isPublic };
}
