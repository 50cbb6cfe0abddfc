/**
 * Keeps what a released version has of components, tokens and messages, in
 * `.storybook/releases/kept`: Storybook tells by it what has changed since. The release runs it
 * after it has raised the versions:
 * `tsx --conditions=@clubline/source scripts/review/keepRelease.mts`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import {
  componentsOf,
  titleOf,
  tokensOf,
  type Release,
} from '../../.storybook/releases/readRelease';
import { dark, highContrast, light } from '../../.storybook/releases/themes';
import { messagesHere } from './baseStories.mjs';
import { root } from '../install.mjs';

const read = (path: string) => readFileSync(join(root, 'packages', path), 'utf8');
const versionOf = (name: string) =>
  (JSON.parse(read(`${name}/package.json`)) as { version: string }).version;

const texts = (await messagesHere()) as Record<string, { en?: string; es?: string }>;
const release: Release = {
  versions: { ui: versionOf('ui'), features: versionOf('features') },
  components: {
    ...componentsOf(read('ui/surface.txt')),
    ...componentsOf(read('features/surface.txt')),
  },
  tokens: { light: tokensOf(light), dark: tokensOf(dark), 'high-contrast': tokensOf(highContrast) },
  messages: Object.fromEntries(
    Object.entries(texts).flatMap(([id, { en, es = '' }]) =>
      en === undefined ? [] : [[id, { en, es }]],
    ),
  ),
};
const folder = join(root, '.storybook', 'releases', 'kept');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${titleOf(release).replaceAll(', ', '_').replaceAll(' ', '-')}.json`);
// What was released does not change any more.
if (existsSync(file))
  throw new Error(`${titleOf(release)} is kept already; raise a version first.`);
writeFileSync(file, await format(JSON.stringify(release), { parser: 'json', printWidth: 100 }));
console.log(`Kept ${titleOf(release)}.`);
