import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';
import { browserTargets } from '../scripts/browsers/browserTargets.mjs';
import { afterDocgen, beforeDocgen } from './docgen/docgenPlugins.mjs';
import { factsPlugin } from './facts/factsPlugin.mjs';
import { textPagesPlugin } from './partners/textPages.mjs';
import { withSearchWords } from './search/searchWords.mjs';

interface Generator {
  getIndex(): Promise<Parameters<typeof withSearchWords>[0]>;
}

/** Storybook hands over one generator, whenever it is asked for. */
function storyIndexGenerator(generator: Generator): Generator {
  if (Object.hasOwn(generator, 'getIndex')) return generator;
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => withSearchWords(await getIndex());
  return generator;
}

const config: StorybookConfig & { storyIndexGenerator: typeof storyIndexGenerator } = {
  stories: [
    './**/*.mdx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    './**/*.stories.tsx',
  ],
  // The pictures of the home page.
  staticDirs: ['../apps/site/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Lets the search look for the words that pages are given.
  features: { experimentalSearchDocsHeadings: true },
  storyIndexGenerator,
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(
      { ...base, plugins: [beforeDocgen(), ...(base.plugins ?? []), afterDocgen()] },
      {
        plugins: [react(), vanillaExtractPlugin(), factsPlugin(), textPagesPlugin('.')],
        resolve: { conditions: ['@clubline/source', ...defaultClientConditions] },
        // One style sheet: split by chunk, a rule that follows another may come before it.
        build: { target: browserTargets, chunkSizeWarningLimit: 4_000, cssCodeSplit: false },
      },
    ),
};

export default config;
