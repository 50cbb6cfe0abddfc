import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import { assetName, cutFonts } from './cutFonts';

const { resolve } = createRequire(import.meta.url);
const read = (font: string, file: string) =>
  readFileSync(resolve(`@fontsource-variable/${font}/files/${file}`));

/** What becomes of a file that is built. */
async function build(name: string, source: Buffer) {
  const asset = { type: 'asset', names: [name], source } as unknown as Rollup.OutputAsset;
  const write = cutFonts.generateBundle as (options: object, bundle: object) => Promise<void>;
  await write({}, { [name]: asset });
  return Buffer.from(asset.source);
}

test.each([
  ['archivo', 'archivo-latin-wdth-normal.woff2', 0.6],
  ['inter', 'inter-latin-wght-normal.woff2', 0.75],
])('%s is built without the widths and weights that nothing has', async (font, file, share) => {
  const whole = read(font, file);
  const cut = await build(file, whole);
  expect(cut.toString('latin1', 0, 4)).toBe('wOF2');
  expect(cut.length).toBeLessThan(whole.length * share);
  expect(assetName({ names: [file] })).toMatch(
    /^assets\/\[name\]-[0-9a-f]{6}-\[hash\]\[extname\]$/,
  );
});

test('other files are built as they are', async () => {
  const file = 'inter-greek-wght-normal.woff2';
  const whole = read('inter', file);
  expect(await build(file, whole)).toEqual(whole);
  expect(assetName({ names: [file] })).toBe('assets/[name]-[hash][extname]');
});
