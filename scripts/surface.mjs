/**
 * Keeps the public surface of each published package (its exports, and the props of its components) as one reviewed
 * text file, `packages/<name>/surface.txt`.
 * `node scripts/surface.mjs` compares; with `--update` it writes. A changed surface needs a changeset in the same commit.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const { default: ts } = await import('typescript');

const packages = ['ui', 'features'];
const flags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const options = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  root,
).options;
/** Entries that hold what the main one does not, by the name they are imported under. */
const extras = { ui: {}, features: { 'chat-testing': 'chatTesting/index.ts' } };
const source = (name, file = 'index.ts') => join(root, 'packages', name, 'src', file);
const program = ts.createProgram(
  packages.flatMap((name) => [
    source(name),
    ...Object.values(extras[name]).map((file) => source(name, file)),
  ]),
  { ...options, incremental: false, tsBuildInfoFile: undefined },
);
const checker = program.getTypeChecker();

const isOurs = (symbol) =>
  symbol.declarations?.some((node) => node.getSourceFile().fileName.includes('/packages/'));
const text = (type) =>
  checker.typeToString(type, undefined, flags).replaceAll(/import\("[^"]*"\)\./g, '');

/** A type's own members, one a line; what comes from react-aria or the DOM is named by its base, not listed. */
const members = (type) =>
  checker
    .getPropertiesOfType(type)
    .filter(isOurs)
    .map((symbol) => {
      const optional = symbol.flags & ts.SymbolFlags.Optional ? '?' : '';
      return `    ${symbol.name}${optional}: ${text(checker.getTypeOfSymbol(symbol))}`;
    })
    .sort();

const describe = (exported) => {
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const lines = type.flags & ts.TypeFlags.Object ? members(type) : [];
    return [
      lines.length > 0 ? `type ${exported.name}` : `type ${exported.name} = ${text(type)}`,
      ...lines,
    ];
  }
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type.getCallSignatures();
  const [parameter] = signature?.getParameters() ?? [];
  if (/^[A-Z]/.test(exported.name) && parameter)
    return [`component ${exported.name}`, ...members(checker.getTypeOfSymbol(parameter))];
  return [`${signature ? 'function' : 'value'} ${exported.name}: ${text(type)}`];
};

const exportsOf = (file) => {
  const all = checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return `${all.map((exported) => describe(exported).join('\n')).join('\n\n')}\n`;
};
const surface = (name) =>
  [
    exportsOf(source(name)),
    ...Object.entries(extras[name]).map(
      ([entry, file]) => `entry ./${entry}\n\n${exportsOf(source(name, file))}`,
    ),
  ].join('\n');

const git = (...args) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
const namesChangeset = (paths) =>
  paths.split('\n').some((path) => /\.changeset\/(?!README)[^/]+\.md$/.test(path));

/** Whether the change that brought this surface (uncommitted, or the last commit that touched it) came with a changeset. */
const hasChangeset = (file) => {
  if (git('status', '--porcelain', '--', file))
    return namesChangeset(
      git('status', '--porcelain', '--untracked-files=all', '--', '.changeset'),
    );
  const commit = git('log', '-1', '--format=%H', '--', file);
  return !commit || namesChangeset(git('show', '--name-only', '--format=', commit));
};

let ok = true;
for (const name of packages) {
  const file = join('packages', name, 'surface.txt');
  const now = surface(name);
  if (process.argv.includes('--update')) writeFileSync(join(root, file), now);
  else if (!existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== now) {
    ok = false;
    console.error(
      `The public surface of packages/${name} is not what ${file} says. Look at the difference after \`npm run surface -- --update\`.`,
    );
  }
  if (!hasChangeset(file)) {
    ok = false;
    console.error(
      `${file} changed without a changeset. Write one with \`npm run changeset\`: what changed, why, and whom it reaches.`,
    );
  }
}
process.exit(ok ? 0 : 1);
