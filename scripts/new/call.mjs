import { newClientCall } from './client.mjs';
import { addExportedName, addImport, addLineIn } from './moduleText.mjs';
import { RecipeError } from './partNames.mjs';

const schemasIndex = 'packages/contract/src/schemas/index.ts';

/** A call of the API: its type and schema, its route, who may make it, and what features need. */
export function newCall(changes, part) {
  const { domain, Name, name } = part;
  const folder = `apps/api/src/modules/${domain}`;
  const module = `${folder}/${domain}.module.ts`;
  if (!changes.has(module))
    throw new RecipeError(
      `The API has no module for “${domain}” yet; apps/api/README.md says how to add one.`,
    );
  if (new RegExp(`\\b${name}Response\\b`).test(changes.read(schemasIndex)))
    throw new RecipeError(`The contract has a schema named ${name}Response already.`);
  const values = newClientCall(changes, part);
  changes.create(`${folder}/${name}.routes.ts`, 'call/name.routes.ts', values);
  changes.create(`${folder}/${name}.test.ts`, 'call/name.test.ts', values);
  changes.edit(module, (text) => addRoutes(text, name));

  changes.edit(
    `packages/contract/src/schemas/${domain}.ts`,
    (text) => {
      const typed = addImport(addImport(text, 'z', 'zod'), Name, `../${domain}`, true);
      return [
        typed,
        `/** GET ${values.path} */`,
        `const ${name} = z.object({`,
        "  count: z.number().int().describe('How many there are.'),",
        `}) satisfies z.ZodType<${Name}>;`,
        `export const ${name}Response = z.object({ data: z.object({ ${name} }) });`,
        '',
      ].join('\n');
    },
    '',
  );
  changes.edit(schemasIndex, (text) => addExportedName(text, `${name}Response`, `./${domain}`));

  changes.edit(`apps/api/src/testing/authorisation/${domain}.ts`, (text) =>
    addLineIn(
      addImport(text, 'signedIn', './table.types'),
      `export const ${domain}: Table = {`,
      `  'GET ${values.path}': [signedIn, (c) => c.get('${values.path}')]`,
    ),
  );
  return { isPublic: false };
}

/** Adds the routes of a call to those that a module names. */
function addRoutes(text, name) {
  const own = `${name}Routes`;
  const imported = addImport(text, own, `./${name}.routes`);
  return imported
    .replace(/routes: (\w+)/, 'routes: [...$1]')
    .replace(/routes: \[([^\]]*)\]/, (_, known) => {
      const listed = known.trim().replace(/,$/, '');
      return `routes: [${listed}, ...${own}]`;
    });
}
