/**
 * Writes the declarations of a package's sources to `.cache/types/<package>`, where tsup finds what
 * it bundles. One TypeScript program does it for all entries and both formats; tsup alone would
 * make one for each.
 */
import { rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from './install.mjs';
import { declarationsFolder, packageEntries } from './packageEntries.mjs';

const optionsOf = (outDir) => ({
  ...ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    root,
  ).options,
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  incremental: false,
  tsBuildInfoFile: undefined,
  allowJs: false,
  // `npm run check` looks for wrong types; here only what declarations say is worked out.
  noCheck: true,
  // By way of node_modules it would count as somebody else's, of which nothing is emitted.
  paths: { '@clubline/contract': [join(root, 'packages/contract/src/index.ts')] },
  rootDir: join(root, 'packages'),
  outDir: resolve(outDir),
});

/**
 * Emits for the package in `folder`.
 * @throws with what TypeScript says of a declaration that it cannot write
 */
export function emitDeclarations(folder) {
  const name = basename(resolve(folder));
  const outDir = declarationsFolder(folder);
  rmSync(outDir, { recursive: true, force: true });
  const { modules, elements } = packageEntries(folder);
  const program = ts.createProgram(
    Object.values({ ...modules, ...elements }).map((source) => resolve(folder, source)),
    optionsOf(outDir),
  );
  // What is published beside this package is imported there, and has declarations of its own.
  const bundled = [name, 'contract'].map((own) => join(root, 'packages', own, 'src/'));
  const diagnostics = program
    .getSourceFiles()
    .filter(({ fileName }) => bundled.some((path) => fileName.startsWith(path)))
    .flatMap((file) => program.emit(file, undefined, undefined, true).diagnostics);
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCurrentDirectory: () => root,
        getCanonicalFileName: (file) => file,
        getNewLine: () => '\n',
      }),
    );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  emitDeclarations(process.cwd());
