/**
 * Brings the Spanish column of a file that was saved from the catalogue of messages in Storybook
 * back into the sources: `npm run translate -- clubline-messages.csv`. A text that is made from
 * values, such as a count, is named with its file for a person to change. Ends with 1 when a row
 * belongs to no message.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { samplesOf } from '../../.storybook/messages';
import { root } from '../install.mjs';
import { applyTranslations } from './applyTranslations.mjs';
import { readCsv } from './readCsv.mjs';
import './withoutStyles.mjs';

const [path, ...more] = process.argv.slice(2);
if (path === undefined || more.length > 0) {
  console.error('Name one file: npm run translate -- clubline-messages.csv');
  process.exit(2);
}
const rows = readCsv(readFileSync(path, 'utf8'));
if (rows.length === 0 || !rows.every((row) => 'id' in row && 'spanish' in row)) {
  console.error(`${path} has no columns "id" and "spanish", or nothing in them.`);
  process.exit(2);
}

// Programs of tables are told by a quote before it that such a cell is no formula.
const plain = (text: string) => text.replace(/^'(?=[=+\-@])/, '');
const wanted = new Map(
  rows.flatMap(({ id = '', spanish = '' }) => (spanish ? [[id, plain(spanish)] as const] : [])),
);

const files = readdirSync(join(root, 'packages'), { withFileTypes: true, recursive: true })
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((file) => /^packages\/\w+\/src\/.*messages\.es\.ts$/.test(file))
  .sort();
const byHand: string[] = [];
for (const file of files) {
  const samples = samplesOf(file, (await import(pathToFileURL(join(root, file)).href)) as object);
  const changed = new Map<string, string>();
  for (const [id, sample] of samples) {
    const text = wanted.get(id);
    wanted.delete(id);
    if (text !== undefined && text !== sample) changed.set(id.slice(id.indexOf(' ') + 1), text);
  }
  if (changed.size === 0) continue;
  const before = readFileSync(join(root, file), 'utf8');
  const result = applyTranslations(before, changed);
  byHand.push(...result.byHand.map((name) => `${file}: ${name}: ${changed.get(name)}`));
  if (result.source === before) continue;
  writeFileSync(join(root, file), result.source);
  console.log(`${file}: ${changed.size - result.byHand.length} changed`);
}
for (const line of byHand) console.log(`Made from values, change it by hand: ${line}`);
for (const id of wanted.keys()) console.error(`No message is called ${id}.`);
process.exit(wanted.size === 0 ? 0 : 1);
