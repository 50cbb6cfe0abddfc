import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import { assetName, cutFonts } from './cutFonts';

const { resolve } = createRequire(import.meta.url);
const read = (font: string, file: string) =>
  readFileSync(resolve(`@fontsource-variable/${font}/files/${file}`));

const nameOf = (file: string) => `assets/${file}`;

/** What becomes of a file that is built, of a style sheet beside it, and what is built more. */
async function build(name: string, source: Buffer, styles = '') {
  const asset = (file: string, content: Buffer | string) =>
    ({
      type: 'asset',
      fileName: nameOf(file),
      names: [file],
      source: content,
    }) as unknown as Rollup.OutputAsset;
  const bundle = { font: asset(name, source), style: asset('style.css', styles) };
  const more: Record<string, Buffer> = {};
  const emitFile = (file: { fileName: string; source: Buffer }) =>
    void (more[file.fileName] = file.source);
  const { handler } = cutFonts.generateBundle as unknown as {
    handler: (this: object, options: object, bundle: object) => Promise<void>;
  };
  await handler.call({ emitFile }, {}, bundle);
  return { cut: Buffer.from(bundle.font.source), styles: String(bundle.style.source), more };
}

test.each([
  ['archivo', 'archivo-latin-wdth-normal.woff2', 0.4],
  ['inter', 'inter-latin-wght-normal.woff2', 0.75],
])('%s is built without the widths and weights that nothing has', async (font, file, share) => {
  const whole = read(font, file);
  const { cut, more } = await build(file, whole);
  expect(more).toEqual({});
  expect(cut.toString('latin1', 0, 4)).toBe('wOF2');
  expect(cut.length).toBeLessThan(whole.length * share);
  expect(assetName({ names: [file] })).toMatch(
    /^assets\/\[name\]-[0-9a-f]{6}-\[hash\]\[extname\]$/,
  );
});

test('other files are built as they are', async () => {
  const file = 'inter-greek-wght-normal.woff2';
  const whole = read('inter', file);
  expect(await build(file, whole)).toEqual({ cut: whole, styles: '', more: {} });
  expect(assetName({ names: [file] })).toBe('assets/[name]-[hash][extname]');
});

test.each([
  ['archivo', 'archivo-latin-ext-wdth-normal.woff2'],
  ['inter', 'inter-latin-ext-wght-normal.woff2'],
])('%s has the letters of European languages in a file of their own', async (font, file) => {
  const source = nameOf(file);
  const whole = read(font, file);
  const rule = (range: string, name: string) =>
    `@font-face{font-family:${font};src:url(/${name})format("woff2");unicode-range:${range}}`;
  const other = rule('U+1F??', 'assets/other.woff2');
  const built = await build(file, whole, `a{b:c}${other}${rule('U+100-2BA,U+1E00-1E9F', source)}`);
  const european = source.replace('latin-ext', 'latin-european');
  expect(Object.keys(built.more)).toEqual([european]);
  expect(built.more[european]!.toString('latin1', 0, 4)).toBe('wOF2');
  expect(built.more[european]!.length).toBeLessThan(whole.length * 0.4);
  expect(built.styles).toBe(
    `a{b:c}${other}${rule('U+100-17f', european)}${rule('U+180-2BA,U+1E00-1E9F', source)}`,
  );
});

test('a font whose letters begin elsewhere is not split in silence', async () => {
  const file = 'inter-latin-ext-wght-normal.woff2';
  const styles = `@font-face{src:url(/${nameOf(file)});unicode-range:U+180-2BA}`;
  await expect(build(file, read('inter', file), styles)).rejects.toThrow(
    `The letters of ${nameOf(file)} do not begin as expected`,
  );
});
