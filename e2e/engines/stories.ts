import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunOptions } from 'axe-core';
import { root } from '../../scripts/install.mjs';

/** Where Storybook was built. */
export const storybook = join(root, '.cache', 'storybook');

/** What axe looks for in a story, in any browser. */
export const axeOptions = JSON.parse(
  readFileSync(join(root, '.storybook', 'axe.json'), 'utf8'),
) as RunOptions;

/** A few of each kind: fields, what floats, what scrolls, what partners embed. */
const sample = [
  'chat-chatroom--all-states',
  'clubs-clubform--all-states',
  'partners-languages-resultstable--arabic-cards',
  'partners-livechat--signed-in',
  'posts-postcard--all-states',
  'primitives-button--all-states',
  'results-resultstable--all-states',
  'shell-appshell--all-states',
];

const isOfAll = ({ id, title, type }: Entry) =>
  type === 'story' && (id.endsWith('--all-states') || title.startsWith('Partners/'));

interface Entry {
  id: string;
  title: string;
  type: string;
}

/**
 * The stories to open in another engine: with `CLUBLINE_ALL_STORIES` each page of all states and
 * each embed, else a few of them. None where Storybook is not built.
 */
export function storiesToOpen(): string[] {
  const file = join(storybook, 'index.json');
  if (!existsSync(file)) return [];
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
  const all = Object.values(entries)
    .filter(isOfAll)
    .map(({ id }) => id);
  if (process.env['CLUBLINE_ALL_STORIES']) return all;
  const missing = sample.filter((id) => !all.includes(id));
  if (missing.length > 0) throw new Error(`No such stories: ${missing.join(', ')}`);
  return sample;
}
