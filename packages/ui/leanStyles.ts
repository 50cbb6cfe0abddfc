import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Marks that vanilla-extract leaves for itself, as long as the styles they stand beside. */
const marks = /\/\* vanilla-extract-css-ns:.*?\*\/\n?|\/\*# sourceMappingURL=.*?\*\/\n?/gs;

/** Without the values of tokens that nothing in these styles uses. */
export function withoutUnusedTokens(css: string): string {
  const used = new Set(Array.from(css.matchAll(/var\((--clubline-[\w-]+)/g), ([, name]) => name));
  return css.replace(/^\s*(--clubline-[\w-]+):[^;]*;\n/gm, (declaration, name: string) => (used.has(name) ? declaration : ''));
}

/** Makes the built styles as small as they can be: `whole` keeps every token, since pages build on those; the others keep what they use. */
export function leanStyles(folder: string, whole: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (name.endsWith('.css.map')) rmSync(file);
    if (!name.endsWith('.css')) continue;
    const css = readFileSync(file, 'utf8').replace(marks, '');
    writeFileSync(file, name === whole ? css : withoutUnusedTokens(css));
  }
}
