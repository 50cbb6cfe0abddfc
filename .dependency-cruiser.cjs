/** The layers of the house. `scripts/layers.test.mjs` plants one violation of each rule and expects it to be reported. */
const external = (names) =>
  `node_modules/(${names.map((n) => n.replace(/[/.]/g, '\\$&')).join('|')})/`;
const notProduct = '\\.(test|stories)\\.tsx?$|/testing/';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: { pathNot: '\\.storybook/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'contract-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/contract/src' },
      to: {
        path: [
          '^packages/(?!contract/)',
          '^apps/',
          external(['react', 'react-dom', 'swr', 'socket.io-client']),
        ],
      },
    },
    {
      name: 'ui-is-presentational',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: {
        path: [
          '^packages/(?!ui/)',
          '^apps/',
          external(['swr', 'socket.io-client', 'react-router', 'react-router-dom']),
        ],
      },
    },
    {
      name: 'features-import-ui-and-contract',
      severity: 'error',
      from: { path: '^packages/features/src' },
      to: { path: ['^apps/', external(['react-router', 'react-router-dom'])] },
    },
    {
      name: 'features-take-only-types-and-constants-of-contract',
      severity: 'error',
      from: { path: '^packages/features/src', pathNot: notProduct },
      to: { path: '^packages/contract/src/schemas' },
    },
    // The catalogue of all texts reads their types where they stand; by way of the indexes it would go round in a circle.
    {
      name: 'features-meet-at-their-index',
      severity: 'error',
      from: {
        path: '^packages/features/src/([^/]+)/',
        pathNot: '/messages/messages\\.types\\.ts$',
      },
      to: {
        path: '^packages/features/src/[^/]+/',
        pathNot: [
          '^packages/features/src/$1/',
          '^packages/features/src/[^/]+/index\\.tsx?$',
          '^packages/features/src/testing/',
        ],
      },
    },
    {
      name: 'testing-kit-stays-out-of-the-product',
      severity: 'error',
      from: { path: '^packages/features/src', pathNot: notProduct },
      to: { path: '^packages/features/src/testing/' },
    },
    // Looks belong to ui. And vanilla-extract loses every style of ui that a style of another package evaluates first.
    {
      name: 'only-ui-has-styles',
      severity: 'error',
      from: { path: '^(packages/(?!ui/)|apps/)' },
      to: { path: ['\\.css\\.ts$', 'node_modules/@vanilla-extract/css/'] },
    },
    {
      name: 'site-only-composes',
      severity: 'error',
      from: { path: '^apps/site/src' },
      to: { path: ['^apps/api/', '^packages/contract/', external(['swr', 'socket.io-client'])] },
    },
    {
      name: 'api-shares-the-contract-only',
      severity: 'error',
      from: { path: '^apps/api/src' },
      to: { path: ['^packages/(?!contract/)', '^apps/site/'] },
    },
    {
      name: 'no-path-inside-another-package',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^$1/$2/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/contract/src/schemas/index\\.ts$',
          '^packages/features/src/[^/]+/index\\.tsx?$',
          '^packages/ui/src/([A-Z][^/]+|themeStyle|locales/\\w+)/index\\.ts$',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@clubline/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json'],
    },
  },
};
