import { join } from 'node:path';
import { readFacts } from './readFacts.mjs';

const ID = 'virtual:clubline-facts';

/**
 * Gives pages `virtual:clubline-facts`: a million letters of code are read here, not in a page.
 * @returns {import('vite').Plugin}
 */
export const factsPlugin = () => ({
  name: 'clubline-facts',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) =>
    id === `\0${ID}`
      ? `export default ${JSON.stringify(readFacts(join(import.meta.dirname, '../..')))}`
      : undefined,
});
