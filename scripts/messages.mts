/**
 * Holds every visible message against the stories: each string of each `messages.ts` must stand in
 * at least one story, as the browser showed it. The test-runner leaves what it saw in
 * `.cache/reports/texts`; the catalogue page of Storybook reads the map written here (`--update`),
 * `.storybook/messages.json`.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { matcherOf, messagesOf, storyOf } from '../.storybook/messages';
import type { Message, ShownStory } from '../.storybook/messages';
import { root } from './install.mjs';
import './translations/withoutStyles.mjs';

const texts = join(root, '.cache', 'reports', 'texts');
const mapFile = join(root, '.storybook', 'messages.json');

const files = readdirSync(join(root, 'packages'), { withFileTypes: true, recursive: true })
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((file) => /^packages\/\w+\/src\/.*messages\.ts$/.test(file))
  .sort();
const messages: Message[] = [];
for (const file of files)
  messages.push(
    ...messagesOf(file, (await import(pathToFileURL(join(root, file)).href)) as object),
  );

if (!existsSync(texts)) {
  console.error('No story has been visited yet: run `node scripts/test.mjs builds stories` first.');
  process.exit(1);
}
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const { entries } = readJson(join(root, '.cache', 'storybook', 'index.json')) as {
  entries: Record<string, { importPath: string }>;
};
const seen = readdirSync(texts).map((name): ShownStory => {
  const { id, text } = readJson(join(texts, name)) as { id: string; text: string };
  return { id, text, file: entries[id]?.importPath.replace(/^\.\//, '') ?? '' };
});
seen.sort((a, b) => (a.id < b.id ? -1 : 1));

const kept = existsSync(mapFile) ? (readJson(mapFile) as Record<string, string>) : {};
const map: Record<string, string> = {};
const missing: Message[] = [];
/** The story that the catalogue led to last, while it still shows the message. */
const keptStory = (message: Message) => {
  const story = seen.find(({ id }) => id === kept[message.id]);
  return story && matcherOf(message)(story.text) ? story.id : undefined;
};
for (const message of messages) {
  const others = messages.filter(({ folder }) => folder === message.folder);
  const best = keptStory(message) ?? storyOf(message, seen, others);
  if (best) map[message.id] = best;
  else missing.push(message);
}

const isUpdate = process.argv.includes('--update');
if (isUpdate) writeFileSync(mapFile, `${JSON.stringify(map, null, 2)}\n`);
const stale = isUpdate ? [] : Object.keys(map).filter((id) => map[id] !== kept[id]);

for (const { id, sample } of missing) console.error(`No story shows ${id}: “${sample}”`);
for (const id of stale)
  console.error(
    `The catalogue's link for ${id} is out of date; run \`npm run messages -- --update\`.`,
  );
console.log(
  `${messages.length} messages, ${missing.length} without a story,`,
  `${stale.length} links out of date`,
);
process.exit(missing.length + stale.length === 0 ? 0 : 1);
