/**
 * Makes a new part with everything that it needs, so that `npm run check` is green at once:
 * `npm run new component|feature|route|call <domain>/<Name>`, and the word `public` after it for a
 * feature that pages import, or an address that anybody may open.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { makePart } from './new/makePart.mjs';
import { untranslated } from './new/messages.mjs';
import { RecipeError } from './new/partNames.mjs';

const run = (script, ...args) => {
  const options = { cwd: root, encoding: 'utf8' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} failed:\n${stdout}${stderr}`);
};

ensureInstalled();
try {
  const { paths, isPublic } = makePart(root, process.argv.slice(2));
  run('node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', ...paths);
  for (const path of paths) console.log(path);
  for (const [language, mark] of Object.entries(untranslated))
    for (const path of paths.filter((one) => one.endsWith(`messages.${language}.ts`)))
      if (readFileSync(join(root, path), 'utf8').includes(mark))
        console.log(`To translate: ${path}`);
  for (const path of paths.filter((one) => one.startsWith('.storybook/components/guides/')))
    console.log(`To write, what for and what not: ${path}`);
  if (isPublic) {
    console.log('Writing the public surface …');
    run('scripts/surface.mjs', '--update');
  }
} catch (error) {
  if (!(error instanceof RecipeError)) throw error;
  console.error(error.message);
  process.exit(1);
}
