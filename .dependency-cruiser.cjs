/**
 * The layers of the house. `scripts/layers.test.mjs` plants one violation of each rule and expects
 * it to be reported.
 */
const external = (names) =>
  `node_modules/(${names.map((n) => n.replace(/[/.]/g, '\\$&')).join('|')})/`;
const notProduct = '\\.(test|stories)\\.tsx?$|/testing/';

/** What can be imported of ui beside its main entry. */
const entriesOfUi = [
  'embeds/ChatRoom',
  'embeds/EmbedBoundary',
  'theme/followPage',
  'embeds/EmbedElement',
  'embeds/embedTypes',
  'embeds/embedWarnings',
  'embeds/LiveResults',
  'embeds/ResultsTable',
  'results/downloadCsv',
  'results/explainPlace',
  'results/raceRules',
  'results/readRace',
  'locales/ar',
  'locales/es',
  'theme/themeStyle',
];

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      // Examples and benchmarks take what is built and installed when they run.
      from: { pathNot: '^(\\.storybook|examples|bench)/' },
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
    // Inside ui: theme ← primitives ← domains ← embeds.
    {
      name: 'ui-theme-imports-nothing-of-ui',
      severity: 'error',
      from: { path: '^packages/ui/src/theme/' },
      to: { path: '^packages/ui/src/(?!theme/)' },
    },
    {
      name: 'ui-primitives-know-no-domain',
      severity: 'error',
      from: { path: '^packages/ui/src/primitives/' },
      to: { path: '^packages/ui/src/(?!theme/|primitives/)' },
    },
    {
      name: 'ui-domains-know-no-embed',
      severity: 'error',
      from: { path: '^packages/ui/src/(?!embeds/|locales/)[^/]+/' },
      to: { path: '^packages/ui/src/embeds/' },
    },
    // The collection of all translations knows everything that shows texts.
    {
      name: 'ui-locales-stand-on-top',
      severity: 'error',
      from: { path: '^packages/ui/src/(?!locales/)[^/]+/' },
      to: { path: '^packages/ui/src/(locales/|index\\.ts$)' },
    },
    {
      name: 'ui-domains-meet-at-their-index',
      severity: 'error',
      from: { path: '^packages/ui/src/(?!embeds/|locales/)([^/]+)/' },
      to: {
        path: '^packages/ui/src/(?!theme/|primitives/)[^/]+/',
        pathNot: ['^packages/ui/src/$1/', '^packages/ui/src/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'ui-domains-form-no-circle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/ui/src/[^/]+$' },
      to: { circular: true },
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
    // A partner's server installs neither React nor any of what a browser needs.
    {
      name: 'features-server-stands-alone',
      severity: 'error',
      from: { path: '^packages/features/src/server/', pathNot: notProduct },
      to: {
        path: ['^packages/(?!features/)', '^packages/features/src/(?!server/)', 'node_modules/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    // Inside features, `platform` lies below the domains, those below what partners embed.
    {
      name: 'features-platform-knows-no-domain',
      severity: 'error',
      from: {
        path: '^packages/features/src/platform/',
        pathNot: notProduct,
      },
      to: { path: '^packages/features/src/(?!platform/)' },
    },
    {
      name: 'features-domains-know-no-embed',
      severity: 'error',
      from: { path: '^packages/features/src/(?!embeds/)', pathNot: notProduct },
      to: { path: '^packages/features/src/embeds/' },
    },
    // The collection of all translations knows everything that shows texts.
    {
      name: 'features-locales-stand-on-top',
      severity: 'error',
      from: { path: '^packages/features/src/(?!locales/)[^/]+/', pathNot: notProduct },
      to: { path: '^packages/features/src/(locales/|index\\.ts$)' },
    },
    // As every file of a domain is reached from its index, a circle of domains is one of files too.
    {
      name: 'features-meet-at-their-index',
      severity: 'error',
      from: { path: '^packages/features/src/(?!locales/)((platform/)?[^/]+)/' },
      to: {
        path: '^packages/features/src/(platform/)?[^/]+/',
        pathNot: [
          '^packages/features/src/$1/',
          '^packages/features/src/(platform/)?[^/]+/index\\.tsx?$',
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
    // Looks belong to ui. And vanilla-extract loses every style of ui that a style of another
    // package evaluates first.
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
    // What all modules stand on knows none of them, not even the types of their tables.
    {
      name: 'api-core-knows-no-module',
      severity: 'error',
      from: { path: '^apps/api/src/(db|http|live|services)/', pathNot: notProduct },
      to: { path: '^apps/api/src/modules/' },
    },
    {
      name: 'api-modules-meet-at-their-index',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: {
        path: '^apps/api/src/modules/[^/]+/',
        pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/[^/]+/index\\.ts$'],
      },
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
          '^packages/features/src/locales/[^/]+/index\\.ts$',
          `^packages/ui/src/(${entriesOfUi.join('|')})/index\\.ts$`,
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
