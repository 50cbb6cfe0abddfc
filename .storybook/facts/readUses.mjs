/**
 * @typedef {import('./readFacts.mjs').SourceFile} SourceFile
 * @typedef {import('./facts.types').Facts} Facts
 */

/** What a file imports by name, types aside: components, and hooks, which may draw some. */
const IMPORT = /^import (?:\w+, )?\{([^}]*)\} from/gm;

/** What it loads when that is needed, by the name of its file. */
const LATER = /\bimport\('[^']*\/([A-Z]\w*)'\)/g;

const importedBy = (text) =>
  [
    ...[...text.matchAll(IMPORT)].flatMap(([, names = '']) => names.split(',')),
    ...[...text.matchAll(LATER)].map(([, name]) => name),
  ]
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => /^(?:[A-Z]\w*[a-z]|use[A-Z])/.test(name));

/** What stands on a page of its own, or is mounted whole. */
const SCREEN =
  /^packages\/features\/src\/(?!testing\/).*\/(\w+(?:Screen|Container)|LiveChat)\.tsx$/;

/** The components of a file: the one that it is named after, and those that it exports besides. */
const EXPORTED = /^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm;
const namesIn = ({ name, text }) => [
  ...new Set([name, ...[...text.matchAll(EXPORTED)].map(([, one]) => one)]),
];

/** Files of components, by their names. */
const componentFiles = (files) =>
  files
    .filter(
      ({ path }) => path.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$|\/testing\//.test(path),
    )
    .map((file) => ({ ...file, name: /(\w+)\.tsx$/.exec(file.path)?.[1] ?? '' }));

/** All that a component imports, and what that imports, as far as `enters` lets one go. */
function reachedFrom(imports, name, enters = () => true) {
  const seen = new Set();
  const follow = (from) => {
    for (const one of imports.get(from) ?? [])
      if (!seen.has(one)) {
        seen.add(one);
        if (enters(one)) follow(one);
      }
  };
  follow(name);
  return seen;
}

/** The addresses of the site by the names of its route files: `{ ClubsRoute: ['/clubs'] }`. */
function readAddresses(files) {
  const textOf = (end) => files.find(({ path }) => path.endsWith(end))?.text ?? '';
  const paths = new Map(
    [...textOf('contract/src/routes.ts').matchAll(/^ {2}(\w+): \{ path: '([^']+)'/gm)].map(
      ([, route, path]) => [route, path],
    ),
  );
  const addresses = new Map();
  for (const [, route, name] of textOf('routes/pages.tsx').matchAll(/^ {2}(\w+): <(\w+)/gm))
    addresses.set(name, [...(addresses.get(name) ?? []), paths.get(route)]);
  return addresses;
}

/**
 * Which screens and components show each component, by what their files import, and at which
 * addresses of the site it stands itself.
 * @param {readonly SourceFile[]} files
 * @returns {Facts['usedBy']}
 */
export function readUsedBy(files) {
  const parts = componentFiles(files).map((file) => ({ ...file, names: namesIn(file) }));
  const imports = new Map(
    parts.flatMap(({ names, text }) => names.map((name) => [name, importedBy(text)])),
  );
  const addresses = readAddresses(files);
  const through = parts
    .flatMap(({ path }) => SCREEN.exec(path)?.[1] ?? [])
    .map((name) => ({ name, shows: reachedFrom(imports, name) }));
  const usersOf = (name) =>
    parts
      .filter(({ names }) => !names.includes(name) && imports.get(names[0])?.includes(name))
      .map((user) => user.name);
  return Object.fromEntries(
    [...imports.keys()].map((name) => {
      const users = usersOf(name);
      return [
        name,
        {
          screens: through
            .filter(({ shows }) => shows.has(name))
            .map((screen) => screen.name)
            .toSorted(),
          components: users.filter((other) => /^[A-Z]/.test(other)).toSorted(),
          addresses: users.flatMap((other) => addresses.get(other) ?? []),
        },
      ];
    }),
  );
}

/**
 * The components of ui that each one of features puts together, itself or by its own parts.
 * @param {readonly SourceFile[]} files
 * @returns {Facts['madeOf']}
 */
export function readMadeOf(files) {
  const parts = componentFiles(files);
  const imports = new Map(parts.map(({ name, text }) => [name, importedBy(text)]));
  const inUi = new Set(
    parts.filter(({ path }) => path.startsWith('packages/ui/')).map(({ name }) => name),
  );
  return Object.fromEntries(
    parts
      .filter(({ path }) => path.startsWith('packages/features/'))
      .map(({ name }) => [
        name,
        [...reachedFrom(imports, name, (one) => !inUi.has(one))]
          .filter((one) => inUi.has(one))
          .toSorted(),
      ]),
  );
}

/**
 * How many unit tests each component has, in files that begin with its name.
 * @param {readonly SourceFile[]} files
 * @returns {Facts['tests']}
 */
export function readTests(files) {
  const counts = {};
  for (const { path, text } of files) {
    const name = /([A-Z]\w*)(?:\.\w+)*\.test\.tsx$/.exec(path)?.[1];
    if (name !== undefined)
      counts[name] = (counts[name] ?? 0) + (text.match(/^\s*test(?:\.each)?\(/gm)?.length ?? 0);
  }
  return counts;
}
