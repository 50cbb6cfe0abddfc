import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseAst } from 'vite';

/** The code of a module as the bundler has it, without types; null for what it does not know. */
type CodeOf = (file: string) => string | null;
/** What is used of a module; all of it where that is not said. */
type Names = ReadonlySet<string> | 'all';
type Statement = ReturnType<typeof parseAst>['body'][number];

const PACKAGES = resolve(import.meta.dirname, '../../../packages');

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
const fileAt = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(isFile);

type Entry = string | { '@clubline/source': string };

const exportsByPackage = new Map<string, Record<string, Entry>>();

function exportsOf(name: string): Record<string, Entry> {
  let exports = exportsByPackage.get(name);
  if (!exports) {
    const manifest = readFileSync(join(PACKAGES, name, 'package.json'), 'utf8');
    exports = (JSON.parse(manifest) as { exports: Record<string, Entry> }).exports;
    exportsByPackage.set(name, exports);
  }
  return exports;
}

/** The source of what a package of ours offers under a name, "@clubline/ui/ChatRoom" for one. */
function packageSource(name: string, path = ''): string | undefined {
  const entry = exportsOf(name)[`.${path}`];
  const source = typeof entry === 'string' ? entry : entry?.['@clubline/source'];
  return source && join(PACKAGES, name, source);
}

/** The file of ours that an import leads to; none for a library. */
function fileOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return fileAt(join(dirname(importer), specifier));
  const [, name, path] = /^@clubline\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  return name && packageSource(name, path);
}

const nameOf = (node: { name: string } | { value: string }) =>
  'name' in node ? node.name : node.value;

/** What a statement takes from which module, where only `names` of its own module are used. */
function importOf(statement: Statement, names: Names): [specifier: string, Names] | null {
  if (statement.type === 'ImportDeclaration') {
    const taken = statement.specifiers.map((specifier) =>
      specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : specifier.type,
    );
    const isAll = taken.includes('ImportNamespaceSpecifier');
    return [statement.source.value, isAll ? 'all' : new Set(taken)];
  }
  if (statement.type === 'ExportAllDeclaration') return [statement.source.value, names];
  if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return null;
  const passedOn = statement.specifiers.filter(
    ({ exported }) => names === 'all' || names.has(nameOf(exported)),
  );
  if (passedOn.length === 0) return null;
  return [statement.source.value, new Set(passedOn.map(({ local }) => nameOf(local)))];
}

const isAmong = (names: Names, known: Names | undefined) =>
  known === 'all' || (known && names !== 'all' && [...names].every((name) => known.has(name)));
const together = (names: Names, known: Names | undefined): Names =>
  names === 'all' || known === 'all' ? 'all' : new Set([...names, ...(known ?? [])]);

/** Makes the function that lists the modules of ours which one needs before it can run. */
export function createModulesOf(codeOf: CodeOf): (entry: string) => Set<string> {
  const bodies = new Map<string, Statement[]>();
  const bodyOf = (file: string) => {
    let body = bodies.get(file);
    if (!body) {
      const code = codeOf(file);
      body = code === null ? [] : parseAst(code).body;
      bodies.set(file, body);
    }
    return body;
  };
  return (entry) => {
    const used = new Map<string, Names>();
    const visit = (file: string, names: Names) => {
      const known = used.get(file);
      if (isAmong(names, known)) return;
      used.set(file, together(names, known));
      for (const statement of bodyOf(file)) {
        const [specifier, taken] = importOf(statement, names) ?? [];
        const to = specifier && fileOf(file, specifier);
        if (to && taken) visit(to, taken);
      }
    };
    visit(entry, 'all');
    return new Set(used.keys());
  };
}
