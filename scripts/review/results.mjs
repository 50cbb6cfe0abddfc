import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { differenceOf } from './difference.mjs';
import { themeIn } from './views.mjs';

/** What became of a story, from how it was seen on its sides. */
export function kindOf({ sides }, { faults, differing }) {
  if (Object.values(faults).some(Boolean)) return 'fault';
  if (sides.length === 1) return sides[0] === 'after' ? 'new' : 'removed';
  return differing.length > 0 ? 'changed' : 'same';
}

/** Whether a story looks the same in two themes now, though it is not meant to. */
export function isAlike({ isOneTheme }, { pictures }) {
  const shown = Object.values(pictures)
    .map(({ after }) => after?.toString('base64'))
    .filter(Boolean);
  return !isOneTheme && new Set(shown).size < shown.length;
}

/**
 * Keeps the pictures of stories that differ and collects what the page of results shows.
 * @param {string} folder where the page will stand; pictures of an earlier run are removed
 */
export function collectResults(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stories = [];
  const alike = [];

  const keep = async (image, file) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const { width, height } = await image
      .webp({ lossless: true, effort: 1 })
      .toFile(join(folder, file));
    return { file, width, height };
  };

  const keepView = async (id, view, { before, after }) => {
    const path = (part) => `pictures/${view.replaceAll(' ', '-')}/${id}.${part}.webp`;
    const kept = { theme: themeIn(view), view };
    if (before) kept.before = await keep(sharp(before), path('before'));
    if (after) kept.after = await keep(sharp(after), path('after'));
    if (before && after) {
      const { pixels, picture } = await differenceOf(before, after);
      kept.difference = { ...(await keep(picture, path('difference'))), pixels };
    }
    return kept;
  };

  return {
    stories,
    alike,
    async add(story, seen) {
      const { id, name } = story;
      const kind = kindOf(story, seen);
      const kept = await Promise.all(
        seen.differing.map((view) => keepView(id, view, seen.pictures[view])),
      );
      const { faults, problems, scrolling, isWide } = seen;
      stories.push({ id, name, kind, faults, problems, scrolling, isWide, themes: kept });
      if (isAlike(story, seen)) alike.push({ id, name });
    },
  };
}

/** How many stories became what, in words. */
export function countsOf(stories) {
  const count = (kind) => stories.filter((story) => story.kind === kind).length;
  const words = { changed: 'changed', new: 'new', removed: 'removed', fault: 'not shown' };
  return [
    ...Object.entries(words).map(([kind, word]) => `${count(kind)} ${word}`),
    `${count('same')} the same`,
  ].join(', ');
}
