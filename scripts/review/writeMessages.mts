/**
 * Writes every visible message of a tree, in each language, as JSON:
 * `tsx --conditions=@clubline/source scripts/review/writeMessages.mts <tree> <file>`.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messagesOf, samplesOf } from '../../.storybook/messages';
import '../translations/withoutStyles.mjs';

const [tree, out] = process.argv.slice(2);
if (!tree || !out) throw new Error('Say which tree, and where its messages are to be written.');
const files = readdirSync(join(tree, 'packages'), { withFileTypes: true, recursive: true })
  .map((entry) => relative(tree, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((file) => /^packages\/\w+\/src\/.*messages(\.(es|ar))?\.ts$/.test(file))
  .sort();
const messages: Record<string, Record<string, string>> = {};
for (const file of files) {
  const exports = (await import(pathToFileURL(join(tree, file)).href)) as object;
  const [, language = 'en'] = /\.(\w\w)\.ts$/.exec(file) ?? [];
  const texts =
    language !== 'en'
      ? samplesOf(file, exports)
      : messagesOf(file, exports).map(({ id, sample }): [string, string] => [id, sample]);
  for (const [id, text] of texts) messages[id] = { ...messages[id], [language]: text };
}
writeFileSync(out, JSON.stringify(messages));
