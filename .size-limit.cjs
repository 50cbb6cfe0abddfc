/**
 * What each public entry costs a page: script and style, minified, gzip, React aside. 1 kB is 1000
 * bytes.
 */
const react = ['react', 'react-dom', 'react/jsx-runtime'];

/**
 * As modules: what makes scripts of them that ask for React by another way is no page’s weight.
 * Elements are weighed as they are served.
 */
const asModule = (entry) => ({
  ...entry,
  modifyEsbuildConfig: (config) => ({
    ...config,
    ...(`${entry.path}`.includes('/elements/') && { loader: { '.js': 'copy' } }),
    format: 'esm',
    logLevel: 'error',
  }),
});

module.exports = [
  {
    name: '@clubline/ui/ResultsTable, script and style',
    path: ['packages/ui/dist/ResultsTable.mjs', 'packages/ui/dist/ResultsTable.css'],
    ignore: react,
    gzip: true,
    limit: '5.2 kB',
  },
  {
    name: '@clubline/ui/LiveResults, with the table and its style',
    path: ['packages/ui/dist/LiveResults.mjs', 'packages/ui/dist/ResultsTable.css'],
    ignore: react,
    gzip: true,
    limit: '7 kB',
  },
  {
    name: '@clubline/ui/explainPlace',
    path: 'packages/ui/dist/explainPlace.mjs',
    ignore: react,
    gzip: true,
    limit: '1 kB',
  },
  {
    name: '@clubline/ui/raceRules',
    path: 'packages/ui/dist/raceRules.mjs',
    ignore: react,
    gzip: true,
    limit: '1 kB',
  },
  {
    name: '@clubline/ui/readRace',
    path: 'packages/ui/dist/readRace.mjs',
    ignore: react,
    gzip: true,
    limit: '1 kB',
  },
  {
    name: '@clubline/ui/downloadCsv',
    path: 'packages/ui/dist/downloadCsv.mjs',
    ignore: react,
    gzip: true,
    limit: '1 kB',
  },
  {
    name: '@clubline/ui/themeStyle',
    path: 'packages/ui/dist/themeStyle.mjs',
    ignore: react,
    gzip: true,
    limit: '1 kB',
  },
  {
    name: '@clubline/ui/followPage',
    path: 'packages/ui/dist/followPage.mjs',
    ignore: react,
    gzip: true,
    limit: '1 kB',
  },
  {
    name: '@clubline/ui/EmbedBoundary',
    path: 'packages/ui/dist/EmbedBoundary.mjs',
    ignore: react,
    gzip: true,
    limit: '1 kB',
  },
  {
    name: '@clubline/ui/ChatRoom, script and style',
    path: ['packages/ui/dist/ChatRoom.mjs', 'packages/ui/dist/ChatRoom.css'],
    ignore: react,
    gzip: true,
    limit: '9 kB',
  },
  {
    name: '@clubline/ui, Button alone',
    path: 'packages/ui/dist/index.mjs',
    import: '{ Button }',
    ignore: react,
    gzip: true,
    limit: '14 kB',
  },
  {
    name: '@clubline/features/chat, connected, script and style',
    path: ['packages/features/dist/chat.mjs', 'packages/features/dist/chat.css'],
    ignore: react,
    gzip: true,
    limit: '32 kB',
  },
  {
    name: '@clubline/ui/elements/results.js, all of it',
    path: 'packages/ui/dist/elements/results.js',
    gzip: true,
    limit: '14 kB',
  },
  {
    name: '@clubline/features/elements/chat.js, all of it',
    path: 'packages/features/dist/elements/chat.js',
    gzip: true,
    limit: '41 kB',
  },
].map(asModule);
