import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

interface BoardFont {
  /** The end of its address, with a part that changes with its bytes: browsers keep it for good. */
  name: string;
  face: string;
  bytes: Buffer;
}

function font(family: string, range: string, file: string): BoardFont {
  const bytes = readFileSync(resolve(file));
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = `${family.toLowerCase()}-${version}.woff2`;
  const face = [
    `@font-face { font-family: ${family}; ${range} font-display: swap;`,
    ` src: url(fonts/${name}) format('woff2'); }`,
  ].join('');
  return { name, face, bytes };
}

/**
 * The fonts of the site, for letters that names of teams are written in. The boards have them from
 * their own server, so that they look the same in the frame of any page.
 */
const fonts: readonly BoardFont[] = [
  font(
    'Inter',
    'font-weight: 100 900;',
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  ),
  font(
    'Archivo',
    'font-weight: 100 900; font-stretch: 62% 125%;',
    '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  ),
];

/** What a page beside the fonts says in its style to have them. */
export const fontFaces: string = fonts.map(({ face }) => face).join('\n');

/** The bytes of a font by the end of its address. */
export const fontNamed = (name: string): Buffer | undefined =>
  fonts.find((each) => each.name === name)?.bytes;
