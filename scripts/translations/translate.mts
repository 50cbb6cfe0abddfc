/**
 * Brings the translations of a file that was saved from the catalogue of messages in Storybook back
 * into the sources, of each language that has a column in it:
 * `npm run translate -- clubline-messages.csv`. A text that is made from values, such as a count,
 * is named with its file for a person to change. Ends with 1 when a row belongs to no message.
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
const columns = { spanish: 'es', arabic: 'ar' };
const found = Object.entries(columns).filter(([column]) => column in (rows[0] ?? {}));
if (found.length === 0 || !rows.every((row) => 'id' in row)) {
  console.error(`${path} has no column "id", none of ${Object.keys(columns)}, or nothing in them.`);
  process.exit(2);
}

// Programs of tables are told by a quote before it that such a cell is no formula.
const plain = (text: string) => text.replace(/^'(?=[=+\-@])/, '');
const files = readdirSync(join(root, 'packages'), { withFileTypes: true, recursive: true })
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .sort();
const unknown = new Set<string>();
const byHand: string[] = [];
for (const [column, language] of found) {
  const wanted = new Map(
    rows.flatMap((row) => (row[column] ? [[row['id'] ?? '', plain(row[column])] as const] : [])),
  );
  const own = new RegExp(String.raw`^packages/\w+/src/.*messages\.${language}\.ts$`);
  for (const file of files.filter((one) => own.test(one))) await bring(file, wanted);
  for (const id of wanted.keys()) unknown.add(id);
}

/** Writes what is wanted of the texts of a file, and takes it off the list. */
async function bring(file: string, wanted: Map<string, string>) {
  const samples = samplesOf(file, (await import(pathToFileURL(join(root, file)).href)) as object);
  const changed = new Map<string, string>();
  for (const [id, sample] of samples) {
    const text = wanted.get(id);
    wanted.delete(id);
    if (text !== undefined && text !== sample) changed.set(id.slice(id.indexOf(' ') + 1), text);
  }
  if (changed.size === 0) return;
  const before = readFileSync(join(root, file), 'utf8');
  const result = applyTranslations(before, changed);
  byHand.push(...result.byHand.map((name) => `${file}: ${name}: ${changed.get(name)}`));
  if (result.source === before) return;
  writeFileSync(join(root, file), result.source);
  console.log(`${file}: ${changed.size - result.byHand.length} changed`);
}
for (const line of byHand) console.log(`Made from values, change it by hand: ${line}`);
for (const id of unknown) console.error(`No message is called ${id}.`);
process.exit(unknown.size === 0 ? 0 : 1);
