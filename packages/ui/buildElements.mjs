import { buildElement } from '../../scripts/buildElement.mjs';
import { writeElementIntegrity } from '../../scripts/packages/elementIntegrity.mjs';
import { writeElementTypes } from '../../scripts/packages/elementTypes.mjs';

const element = {
  folder: import.meta.dirname,
  source: `
    import { ResultsElement } from './src/embeds/ResultsElement/ResultsElement';
    ResultsElement.define('clubline-results', STYLES);
  `,
  react: 'small',
};
await buildElement({ ...element, outfile: 'dist/elements/results.js' });
await buildElement({
  ...element,
  outfile: 'dist/elements/results.development.js',
  mode: 'development',
});

writeElementIntegrity({ folder: import.meta.dirname, script: 'dist/elements/results.js' });

writeElementTypes({
  folder: import.meta.dirname,
  source: 'src/embeds/ResultsElement/ResultsElement.types.ts',
  name: 'ResultsElement',
  tag: 'clubline-results',
  script: 'dist/elements/results.js',
  says: 'The results of one race, on a page with or without React.',
});
