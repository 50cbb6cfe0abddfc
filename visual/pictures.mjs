/**
 * Kept pictures. A fingerprint of every pixel decides whether a story still looks the same; beside it stands a small
 * picture for people, compressed with loss, since thousands of exact ones would outweigh the whole project.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { root } from '../scripts/install.mjs';

const kept = join(root, 'visual', 'pictures');
const index = join(kept, 'fingerprints.json');
const shown = join(root, '.cache', 'visual');

const fileOf = (theme, id) => join(kept, theme, `${id}.webp`);
const pixelsOf = (picture) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** The fingerprint of a picture's size and pixels. */
export async function fingerprint(picture) {
  const { data, info } = await pixelsOf(picture);
  return createHash('sha256')
    .update(`${info.width}x${info.height}`)
    .update(data)
    .digest('base64url')
    .slice(0, 22);
}

/** @returns {{ browser: string, stories: Record<string, Record<string, string>> }} fingerprints by story and theme, and the browser they hold for */
export const readKept = () =>
  existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : { browser: '', stories: {} };

/** Writes the fingerprints, one story a line. */
export function writeKept({ browser, stories }) {
  const lines = Object.keys(stories)
    .sort()
    .map((id) => `    ${JSON.stringify(id)}: ${JSON.stringify(stories[id])}`);
  mkdirSync(kept, { recursive: true });
  writeFileSync(
    index,
    `{\n  "browser": ${JSON.stringify(browser)},\n  "stories": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
}

/** Keeps a picture in place of the one before. */
export async function keep(theme, id, picture) {
  mkdirSync(dirname(fileOf(theme, id)), { recursive: true });
  await sharp(picture).webp({ quality: 30, effort: 4 }).toFile(fileOf(theme, id));
}

/** Removes the picture of a story that is gone. */
export const forget = (theme, id) => rmSync(fileOf(theme, id), { force: true });

/** Where two pictures differ by more than compression explains, as black and white. */
async function difference(one, other) {
  const [left, right] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const { width } = right.info;
  const mask = Buffer.alloc(width * right.info.height);
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const at = pixel * 3;
    const apart = Math.max(
      ...[0, 1, 2].map((channel) =>
        Math.abs((left.data[at + channel] ?? 0) - (right.data[at + channel] ?? 0)),
      ),
    );
    mask[pixel] = apart > 56 ? 255 : 0;
  }
  return sharp(mask, { raw: { width, height: right.info.height, channels: 1 } })
    .png()
    .toBuffer();
}

/** Lays out what was, what is and where they differ, for a person to look at. */
export async function layOut(theme, id, picture) {
  const folder = join(shown, theme);
  mkdirSync(folder, { recursive: true });
  const name = (part) => join(folder, `${id}.${part}.png`);
  await sharp(picture).toFile(name('now'));
  if (!existsSync(fileOf(theme, id))) return;
  await sharp(fileOf(theme, id)).png().toFile(name('kept'));
  writeFileSync(name('difference'), await difference(fileOf(theme, id), picture));
}

/** Removes what an earlier run laid out. */
export const clearLaidOut = () => rmSync(shown, { recursive: true, force: true });

/** One page with all that differs. @returns its file */
export function writeReport(differing) {
  const image = (theme, id, part) =>
    existsSync(join(shown, theme, `${id}.${part}.png`))
      ? `<figure><figcaption>${part}</figcaption><img src="${theme}/${id}.${part}.png" width="480"></figure>`
      : '';
  const rows = differing.map(
    ({ id, theme }) =>
      `<h2>${id} in ${theme}</h2><div>${['kept', 'now', 'difference'].map((part) => image(theme, id, part)).join('')}</div>`,
  );
  const file = join(shown, 'index.html');
  mkdirSync(shown, { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Changed pictures</title><style>div{display:flex;gap:1rem;align-items:start}body{font-family:sans-serif}figure{margin:0}</style>${rows.join('\n')}`,
  );
  return file;
}
