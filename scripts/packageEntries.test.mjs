import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { declaredEntries, isInner, packageEntries } from './packageEntries.mjs';

const root = mkdtempSync(join(tmpdir(), 'clubline-entries-'));
afterAll(() => rmSync(root, { recursive: true }));
const folder = join(root, 'packages', 'ui');
mkdirSync(folder, { recursive: true });
const built = (name) => ({
  import: { types: `./dist/${name}.d.mts`, default: `./dist/${name}.mjs` },
  require: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
});
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({
    exports: {
      '.': { '@clubline/source': './src/index.ts', ...built('index') },
      './locales/es': { '@clubline/source': './src/locales/es/index.ts', ...built('locales/es') },
      './elements/one.js': {
        '@clubline/source': './src/One/index.tsx',
        import: { types: './dist/elements/one.d.mts', default: './dist/elements/one.mjs' },
        types: './dist/elements/one.d.ts',
        default: './dist/elements/one.js',
      },
      './styles.css': { types: './dist/index.css.d.ts', default: './dist/index.css' },
      './inner': { '@clubline/source': './src/inner.ts' },
      './package.json': './package.json',
    },
  }),
);

test('entries are what is built of a source; styles and what only we import are none', () => {
  expect(packageEntries(folder)).toEqual({
    modules: { index: 'src/index.ts', 'locales/es': 'src/locales/es/index.ts' },
    elements: { 'elements/one': 'src/One/index.tsx' },
  });
});

test('an entry that leads to sources alone is for our own builds', () => {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(Object.keys(exports).filter((name) => isInner(exports[name]))).toEqual(['./inner']);
});

test('declarations stand outside the package, as its sources do in it', () => {
  const types = join(root, '.cache', 'types', 'ui', 'ui', 'src');
  expect(declaredEntries(folder)).toEqual({
    index: join(types, 'index.d.ts'),
    'locales/es': join(types, 'locales/es/index.d.ts'),
    'elements/one': join(types, 'One/index.d.ts'),
  });
});
