import { addExportedName } from './moduleText.mjs';
import { RecipeError } from './partNames.mjs';

/** Where a call is answered, below `/api`. */
const pathOf = ({ domain, kebab }) => `/${domain}/${kebab}`;

/**
 * What features need for a call: its type, the reader of its answer, a fake that answers it.
 * Answers what templates are filled in with.
 */
export function newClientCall(changes, part) {
  const { domain, name } = part;
  const values = { ...part, path: pathOf(part) };
  addContractType(changes, part);
  const calls = `packages/features/src/${domain}/${name}/${name}.calls`;
  // A feature and its call may be made in either order; the second finds this here.
  if (!changes.has(`${calls}.ts`)) {
    changes.create(`${calls}.ts`, 'client/name.calls.ts', values);
    changes.create(`${calls}.test.ts`, 'client/name.calls.test.ts', values);
    const fake = `${domain}/${name}.fake`;
    changes.create(`packages/features/src/testing/${fake}.ts`, 'client/name.fake.ts', values);
    changes.edit(
      'packages/features/src/testing/index.ts',
      (text) => `${text}export { ${name}Fake } from './${fake}';\n`,
    );
  }
  return values;
}

function addContractType(changes, { domain, Name, words }) {
  const index = 'packages/contract/src/index.ts';
  const file = `packages/contract/src/${domain}.ts`;
  const isThere = changes.has(file) && new RegExp(`interface ${Name}\\b`).test(changes.read(file));
  if (isThere) return;
  if (new RegExp(`\\b${Name}\\b`).test(changes.read(index)))
    throw new RecipeError(`The contract has another ${Name} already.`);
  const type = [
    `/** What is known of the ${words}. */`,
    `export interface ${Name} {`,
    '  /** How many there are. */',
    '  count: number;',
    '}',
    '',
  ].join('\n');
  changes.edit(file, (text) => (text ? `${text}\n${type}` : type), '');
  changes.edit(index, (text) => addExportedName(text, Name, `./${domain}`, true));
}
