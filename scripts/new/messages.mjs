import { addExport } from './moduleText.mjs';
import { RecipeError } from './partNames.mjs';

/** The languages besides English. */
export const translations = ['es', 'ar'];

/** Stands, in each of them, in texts that only a person can write. */
export const untranslated = { es: '(por traducir)', ar: '(بانتظار الترجمة)' };

const catalogue = '.storybook/messages.json';

/**
 * Registers the translated texts of a new folder, and the stories that show each of its messages.
 * @param {{ packageName: string, folder: string, name: string, stories: Record<string, string> }}
 * options the folder below `src`, the name of the messages, and the id of a story by key
 */
export function addMessages(changes, { packageName, folder, name, stories }) {
  for (const language of translations) {
    const locales = `packages/${packageName}/src/locales/${language}/index.ts`;
    if (new RegExp(`\\b${name}\\b`).test(changes.read(locales)))
      throw new RecipeError(`Messages named “${name}” exist already in ${packageName}.`);
    changes.edit(locales, (text) =>
      addExport(text, `export { ${name} } from '../../${folder}/messages.${language}';`),
    );
  }
  const shown = Object.entries(stories).map(([key, story]) => [
    `${packageName} ${name}.${key}`,
    story,
  ]);
  addToCatalogue(changes, shown, `${packageName} `);
}

/** Adds messages and their stories after the last ones whose id begins alike. */
export function addToCatalogue(changes, shown, beginning) {
  changes.edit(catalogue, (text) => {
    const entries = Object.entries(JSON.parse(text));
    const last = entries.findLastIndex(([id]) => id.startsWith(beginning));
    entries.splice(last + 1, 0, ...shown);
    return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  });
}
