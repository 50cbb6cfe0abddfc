/**
 * Writes what each entry weighs into the README of its package, between the marks `<!-- weights
 * -->` and `<!-- /weights -->`.
 * `node scripts/weights.mjs` compares, within 0.1 kB, as a minifier's letter more or less is no
 * news; with `--write` it writes.
 * Both packages must have been built.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './install.mjs';

const NEWS = 0.1;
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** The entries of a package as rows: what is imported, what it weighs, and what it may weigh. */
const rowsOf = (entries, name) =>
  entries
    .filter((entry) => entry.name.startsWith(`@clubline/${name}`))
    .map((entry) => [
      entry.name.replace(/^@clubline\/[^,]+/, (path) => `\`${path}\``),
      kilobytes(entry.size),
      kilobytes(entry.sizeLimit),
    ]);

const { stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', 'size-limit'), ['--json'], {
  cwd: root,
  encoding: 'utf8',
});
if (!stdout.trim().startsWith('[')) {
  console.error(`${stdout}${stderr}`);
  process.exit(1);
}
const entries = JSON.parse(stdout);
let ok = entries.every(({ passed }) => passed !== false);
for (const name of ['ui', 'features']) {
  const file = join(root, 'packages', name, 'README.md');
  const readme = readFileSync(file, 'utf8');
  const rows = rowsOf(entries, name);
  const table = [
    '| import | kB | limit |',
    '|---|--:|--:|',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
  if (process.argv.includes('--write')) {
    const text = readme.replace(
      /(<!-- weights -->\n)[\s\S]*?(<!-- \/weights -->)/,
      (_, before, after) => `${before}\n${table}\n\n${after}`,
    );
    writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
    continue;
  }
  const said = new Map(
    Array.from(
      readme.matchAll(/^\| (`@clubline[^|]*?) +\| +([\d.]+) \| +[\d.]+ \|$/gm),
      ([, what, size]) => [what, Number(size)],
    ),
  );
  for (const [what, size] of rows.filter(
    ([entry, weight]) => !(Math.abs((said.get(entry) ?? Infinity) - Number(weight)) <= NEWS + 1e-9),
  )) {
    ok = false;
    console.error(
      `packages/${name}/README.md does not say that ${what} weighs ${size} kB. ` +
        'Run `node scripts/weights.mjs --write`.',
    );
  }
}
process.exit(ok ? 0 : 1);
