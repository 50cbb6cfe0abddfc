import { buildElement } from '../../scripts/buildElement.mjs';

await buildElement({
  folder: import.meta.dirname,
  source: `
    import { ResultsElement } from './src/embeds/ResultsElement/ResultsElement';
    ResultsElement.define('clubline-results', STYLES);
  `,
  outfile: 'dist/elements/results.js',
});
