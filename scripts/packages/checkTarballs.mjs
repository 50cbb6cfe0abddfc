/**
 * Compares packed packages with the commit they are said to be of, before they are published: their
 * names and versions, the bytes of every file that the commit has, and that nothing else is in them
 * but what was built. Takes nothing but Node, so that it can run where nothing was installed.
 *
 * `node scripts/packages/checkTarballs.mjs <folder>` prints what may be published, as JSON.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readTarball } from './readTarball.mjs';

/** What may be in `dist`: code, its maps and types, styles, and words for editors. */
const BUILT =
  /^dist(?:\/[\w-][\w.-]*)+\.(?:js|mjs|css|d\.ts|d\.mts|js\.map|mjs\.map|css\.map|json)$/;

/** Each file that importing the package can lead to. */
function entriesOf(value) {
  if (typeof value === 'string') return value.startsWith('./dist/') ? [value.slice(2)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(entriesOf) : [];
}

/** @returns {string[]} what a tarball has, lacks or says otherwise than the commit in `folder` */
function compare(files, folder, manifest) {
  const wrong = [];
  const ofCommit = ['package.json', ...manifest.files.filter((name) => name !== 'dist')];
  for (const name of ofCommit) {
    const path = join(folder, name);
    if (!existsSync(path)) wrong.push(`the commit has no ${name}`);
    else if (!files.get(name)?.equals(readFileSync(path)))
      wrong.push(`${name} is not the one of the commit`);
  }
  for (const name of files.keys())
    if (!ofCommit.includes(name) && !BUILT.test(name)) wrong.push(`has ${name}`);
  const { exports, main, module, types, customElements } = manifest;
  for (const name of new Set(entriesOf({ exports, main, module, types, customElements })))
    if (!name.includes('*') && !files.has(name)) wrong.push(`lacks ${name}`);
  return wrong;
}

/**
 * Looks at every file of a folder; throws where one is no package of the commit in `root`.
 * @param root where the commit is checked out
 * @param packed the folder of tarballs
 * @param names of the folders below `packages` that are published
 * @returns {{ file: string, sha256: string, tag: string }[]}
 */
export function checkTarballs(root, packed, names = ['ui', 'features']) {
  const expected = new Map(
    names.map((name) => {
      const folder = join(root, 'packages', name);
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
      return [file, { folder, manifest }];
    }),
  );
  return readdirSync(packed)
    .toSorted()
    .map((file) => {
      const own = expected.get(file);
      if (own === undefined)
        throw new Error(`${file} is none of ${[...expected.keys()].join(', ')}`);
      const bytes = readFileSync(join(packed, file));
      const wrong = compare(readTarball(bytes), own.folder, own.manifest);
      if (wrong.length > 0) throw new Error(`${file}: ${wrong.join('; ')}`);
      return {
        file,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        tag: `${own.manifest.name}@${own.manifest.version}`,
      };
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify(checkTarballs(join(import.meta.dirname, '../..'), process.argv[2])));
