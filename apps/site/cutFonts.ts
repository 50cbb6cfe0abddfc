import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Widths and weights that are used of each font, for the letters that most pages need. */
const USED: { name: RegExp; axes: Record<string, { min: number; max: number }> }[] = [
  {
    name: /^archivo-latin(-ext)?-wdth-normal\.woff2$/,
    axes: { wdth: { min: 80, max: 87 }, wght: { min: 400, max: 800 } },
  },
  { name: /^inter-latin(-ext)?-wght-normal\.woff2$/, axes: { wght: { min: 400, max: 700 } } },
];

/** Part of the names of files, which browsers keep for good: another cut is another file. */
const cut = createHash('sha256').update(JSON.stringify(USED)).digest('hex').slice(0, 6);

const usedOf = (file: string) => USED.find(({ name }) => name.test(file));

/** The name of a file that is built, with what stands for its content still to be filled in. */
export const assetName = ({ names }: { names: string[] }): string =>
  names.some(usedOf) ? `assets/[name]-${cut}-[hash][extname]` : 'assets/[name]-[hash][extname]';

/** Every character is asked for, of which a font keeps those that it has. */
const everyCharacter = Array.from({ length: 0x1_00_00 }, (_, code) =>
  code >= 0xd8_00 && code <= 0xdf_ff ? '' : String.fromCodePoint(code),
).join('');

/**
 * Cuts the fonts of the site to the widths and weights that are used, which is a quarter of a
 * second on a slow phone. Characters and their forms stay.
 */
export const cutFonts: Plugin = {
  name: 'cut-fonts',
  apply: 'build',
  async generateBundle(_options, bundle) {
    await Promise.all(
      Object.values(bundle).map(async (file) => {
        if (file.type !== 'asset') return;
        const used = file.names.map(usedOf).find((found) => found !== undefined);
        if (used === undefined) return;
        file.source = await subsetFont(Buffer.from(file.source), everyCharacter, {
          targetFormat: 'woff2',
          variationAxes: used.axes,
        });
      }),
    );
  },
};
