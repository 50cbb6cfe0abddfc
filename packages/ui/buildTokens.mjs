/**
 * Writes the themes as files for design programs and for pages that take no component:
 * `dist/tokens/<theme>.json` in the format of the Design Tokens Community Group, and
 * `dist/tokens.css`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dark } from './src/theme/dark.ts';
import { highContrast } from './src/theme/highContrast.ts';
import { light } from './src/theme/light.ts';
import { cssTokens, dtcgTokens } from './src/theme/tokens/index.ts';

const dist = join(import.meta.dirname, 'dist');
const themes = { light, dark, 'high-contrast': highContrast };

mkdirSync(join(dist, 'tokens'), { recursive: true });
for (const [name, theme] of Object.entries(themes))
  writeFileSync(
    join(dist, 'tokens', `${name}.json`),
    `${JSON.stringify(dtcgTokens(theme), null, 2)}\n`,
  );
writeFileSync(join(dist, 'tokens.css'), cssTokens(themes));
// Newer TypeScript asks for the types of whatever is imported.
writeFileSync(join(dist, 'tokens.css.d.ts'), 'export {};\n');
