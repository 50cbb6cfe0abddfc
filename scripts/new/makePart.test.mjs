import { expect, test } from 'vitest';
import { root } from '../install.mjs';
import { planPart } from './makePart.mjs';
import { addExport, addExportedName, addImport, addLineIn, addToSection } from './moduleText.mjs';

// What the recipes make is held against every check by `node scripts/test.mjs recipes`.

test.each([
  [['widget', 'posts/Thing'], 'Say what is new: npm run new component|feature|route|call'],
  [['component'], 'Name one component by its domain, e.g. posts/ThingCard.'],
  [['component', 'ThingCard'], 'Name one component by its domain'],
  [['component', 'weather/ThingCard'], 'There is no domain “weather”. ARCHITECTURE.md names auth,'],
  [['call', 'primitives/thing'], 'There is no domain “primitives”'],
  [['component', 'posts/thingCard'], '“thingCard” is no name of a component: it is e.g. posts/'],
  [['component', 'posts/../Card'], 'Name one component by its domain'],
  [['feature', 'posts/Thing'], '“Thing” is no name of a feature: it is e.g. posts/useThing or'],
  [['route', 'clubs/ThingRoute'], '“ThingRoute” is no name of a route'],
  [['call', 'clubs/Thing'], '“Thing” is no name of a call: it is e.g. clubs/thing.'],
  [['component', 'posts/ThingCard', 'loud'], 'Only the word “public” may follow'],
])('%j is refused', (words, sentence) => {
  expect(() => planPart(root, words)).toThrow(sentence);
});

test.each([
  [['component', 'posts/PostCard'], '@clubline/ui has a PostCard already.'],
  [['component', 'clubs/PostCard'], '@clubline/ui has a PostCard already.'],
  [['feature', 'posts/usePosts'], 'Messages named “posts” exist already in features.'],
  [['route', 'clubs/Settings'], 'The route table has an address named “settings” already.'],
  [['call', 'clubs/club'], 'The contract has a schema named clubResponse already.'],
  [['call', 'clubs/racer'], 'The contract has another Racer already.'],
  [['call', 'home/thing'], 'The API has no module for “home” yet; apps/api/README.md says how'],
])('%j is there already, or has no place', (words, sentence) => {
  expect(() => planPart(root, words)).toThrow(sentence);
});

test('a component joins the index of its domain where others reach it through one', () => {
  const indexAfter = (domain) => {
    const { changes } = planPart(root, ['component', `${domain}/ThingCard`]);
    const index = `packages/ui/src/${domain}/index.ts`;
    return changes.has(index) && changes.read(index);
  };
  expect(indexAfter('posts')).toContain("export * from './ThingCard';");
  expect(indexAfter('results')).toBe(false);
});

test('an export stands by the alphabet of its file', () => {
  const text = "export { A } from './a';\nexport {\n  C,\n} from './c';\n";
  expect(addExport(text, "export { B } from './b';")).toBe(
    "export { A } from './a';\nexport { B } from './b';\nexport {\n  C,\n} from './c';\n",
  );
  expect(
    addExport(text, "export { D } from './d';").endsWith("'./c';\nexport { D } from './d';\n"),
  ).toBe(true);
  expect(addExportedName(text, 'B', './c')).toContain("export { B, C } from './c';");
  expect(addExportedName(text, 'B', './c', true)).toContain("export type { B } from './c';");
});

test('an import joins one of the same file', () => {
  const text = "import { z } from 'zod';\nimport type { A } from '../a';\n\nconst b = 1;\n";
  expect(addImport(text, 'z', 'zod')).toBe(text);
  expect(addImport(text, 'B', '../a', true)).toContain("import type { A, B } from '../a';");
  expect(addImport(text, 'C', '../c')).toContain("'../a';\nimport { C } from '../c';\n");
  expect(addImport('', 'z', 'zod')).toBe("import { z } from 'zod';\n");
});

test('a new section stands after that of the domain before it', () => {
  const text =
    "// auth\nexport { A } from './auth';\n\n// clubs: all\nexport { C } from './clubs';\n";
  const domains = ['auth', 'posts', 'clubs'];
  expect(addToSection(text, 'posts', domains, "export { P } from './posts';")).toContain(
    "'./auth';\n\n// posts\nexport { P } from './posts';\n\n// clubs",
  );
  expect(addToSection(text, 'clubs', domains, "export { B } from './b';")).toContain(
    "// clubs: all\nexport { B } from './b';\nexport { C }",
  );
});

test('a line is added at the end of an object or list, whatever it holds', () => {
  expect(addLineIn('const a = {\n  b: { c: [1] },\n};\n', 'const a = {', '  d: 2')).toBe(
    'const a = {\n  b: { c: [1] },\n  d: 2,\n};\n',
  );
  expect(addLineIn('f([1]);', 'f([', '2')).toBe('f([1,\n2,\n]);');
});
