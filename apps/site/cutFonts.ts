import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import type { Plugin, Rollup } from 'vite';

interface UsedFont {
  name: RegExp;
  /** Widths and weights that are used, in percent and as numbers of CSS. */
  axes: Record<string, { min: number; max: number }>;
}

const display = { wdth: { min: 80, max: 87 }, wght: { min: 700, max: 800 } };
const body = { wght: { min: 400, max: 700 } };

/** What is used of each font, for the letters that most pages need. */
const USED: UsedFont[] = [
  { name: /^archivo-latin(-ext)?-wdth-normal\.woff2$/, axes: display },
  { name: /^inter-latin(-ext)?-wght-normal\.woff2$/, axes: body },
];

/**
 * The letters of European languages (Latin Extended-A), a file of their own: a name with one of
 * them asks for a fifth of what stands beside them, which few languages need.
 */
const EUROPEAN = { of: /-latin-ext-/, first: 0x1_00, last: 0x1_7f };

/** Part of the names of files, which browsers keep for good: another cut is another file. */
const cut = createHash('sha256')
  .update(JSON.stringify([USED, EUROPEAN]))
  .digest('hex')
  .slice(0, 6);

const usedOf = (file: string) => USED.find(({ name }) => name.test(file));

/** The name of a file that is built, with what stands for its content still to be filled in. */
export const assetName = ({ names }: { names: string[] }): string =>
  names.some(usedOf) ? `assets/[name]-${cut}-[hash][extname]` : 'assets/[name]-[hash][extname]';

const charactersOf = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .join('');

const european = charactersOf(EUROPEAN.first, EUROPEAN.last);
/** Every other character is asked for, too, of which a font keeps those that it has. */
const others = charactersOf(0, EUROPEAN.first - 1) + charactersOf(EUROPEAN.last + 1, 0xff_ff);

const hex = (code: number) => code.toString(16);
const europeanName = (fileName: string) => fileName.replace('-latin-ext-', '-latin-european-');

/**
 * The rule of a font with the one of its European letters before it.
 * @throws when the range of the rule does not begin with them
 */
function splitRule(rule: string, fileName: string): string {
  const begin = `unicode-range:U+${hex(EUROPEAN.first)}-`;
  if (!rule.toLowerCase().includes(begin.toLowerCase()))
    throw new Error(`The letters of ${fileName} do not begin as expected: ${rule}`);
  const range = /unicode-range:[^;}]*/;
  const ofEuropean = `unicode-range:U+${hex(EUROPEAN.first)}-${hex(EUROPEAN.last)}`;
  return (
    rule.replace(range, ofEuropean).replace(fileName, europeanName(fileName)) +
    rule.replace(
      range,
      (found) => `unicode-range:U+${hex(EUROPEAN.last + 1)}-${found.slice(begin.length)}`,
    )
  );
}

/** Where the style sheets name a font that was split, they name both files. */
function splitRules(bundle: Rollup.OutputBundle, fileName: string) {
  for (const file of Object.values(bundle)) {
    if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
    file.source = String(file.source).replace(/@font-face\s*\{[^}]*\}/g, (rule) =>
      rule.includes(fileName) ? splitRule(rule, fileName) : rule,
    );
  }
}

/**
 * Cuts the fonts of the site to the widths and weights that are used, and their further letters
 * into two files: a quarter to half a second on a slow phone. Characters and their forms stay.
 */
export const cutFonts: Plugin = {
  name: 'cut-fonts',
  apply: 'build',
  generateBundle: {
    // Once the style sheet is there.
    order: 'post',
    async handler(_options, bundle) {
      await Promise.all(
        Object.values(bundle).map(async (file) => {
          if (file.type !== 'asset') return;
          const { fileName } = file;
          const used = file.names.map(usedOf).find((found) => found !== undefined);
          if (used === undefined) return;
          const whole = Buffer.from(file.source);
          const options = { targetFormat: 'woff2' as const, variationAxes: used.axes };
          const isSplit = EUROPEAN.of.test(fileName);
          file.source = await subsetFont(whole, isSplit ? others : others + european, options);
          if (!isSplit) return;
          this.emitFile({
            type: 'asset',
            fileName: europeanName(fileName),
            source: await subsetFont(whole, european, options),
          });
          splitRules(bundle, fileName);
        }),
      );
    },
  },
};
