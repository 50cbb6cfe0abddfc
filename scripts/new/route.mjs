import { newFeature, isPublicFeature } from './feature.mjs';
import { addToCatalogue, untranslated } from './messages.mjs';
import { addLineIn } from './moduleText.mjs';
import { RecipeError } from './partNames.mjs';

const table = 'packages/contract/src/routes.ts';
const texts = 'packages/features/src/platform/routes/messages';
const story = 'foundations-addresses--every-address';

/**
 * An address of the site: its line in the route table, what it is called, and the route module that
 * renders a screen, which is made where there is none.
 */
export function newRoute(changes, part, domains, { isPublic = false } = {}) {
  const { domain, Name, name, kebab } = part;
  if (new RegExp(`^  ${name}: \\{ path`, 'm').test(changes.read(table)))
    throw new RecipeError(`The route table has an address named “${name}” already.`);
  if (changes.read(table).includes(`'/${kebab}'`))
    throw new RecipeError(`The route table has the address /${kebab} already.`);
  const screen = isPublicFeature(changes, `${Name}Screen`)
    ? { isPublic: false }
    : newFeature(changes, { ...part, isScreen: true }, domains, { isPublic: true });

  const flags = isPublic ? ', isBare: true, isPublic: true, isIndexed: true' : '';
  const entry = `  ${name}: { path: '/${kebab}'${flags} }`;
  changes.edit(table, (text) => addLineIn(text, 'export const routes = {', entry));
  addTexts(changes, part, isPublic);

  const file = `${domain}/${Name}Route`;
  const folder = `apps/site/src/routes/${domain}`;
  changes.create(`${folder}/${Name}Route.tsx`, 'route/NameRoute.tsx', part);
  changes.create(`${folder}/${Name}Route.test.tsx`, 'route/NameRoute.test.tsx', part);
  changes.edit('apps/site/src/routes/pages.tsx', (text) =>
    addLineIn(
      text.replace(
        '\n/** What stands around every page',
        `const ${Name}Route = lazyPage('${file}', () => import('./${file}'));\n$&`,
      ),
      'export const pages: Record<RouteName, ReactElement> = {',
      `  ${name}: <${Name}Route />`,
    ),
  );
  return screen;
}

function addTexts(changes, { name, title, words }, isPublic) {
  const described = {
    '': { opening: 'const titles: Titles = {', title, text: `The ${words} of Clubline.` },
    '.es': {
      opening: 'titles: {',
      title: `${title} ${untranslated.es}`,
      text: `${title} de Clubline ${untranslated.es}.`,
    },
    '.ar': {
      opening: 'titles: {',
      title: `${title} ${untranslated.ar}`,
      text: `${title} ${untranslated.ar}.`,
    },
  };
  for (const [language, { opening, title: own, text }] of Object.entries(described))
    changes.edit(`${texts}${language}.ts`, (source) => {
      const titled = addLineIn(source, opening, `  ${name}: '${own}'`);
      return isPublic ? addLineIn(titled, 'descriptions: {', `    ${name}: '${text}'`) : titled;
    });
  const shown = ['titles', ...(isPublic ? ['descriptions'] : [])].map((group) => [
    `features routes.${group}.${name}`,
    story,
  ]);
  for (const one of shown) addToCatalogue(changes, [one], one[0].replace(/\w+$/, ''));
}
