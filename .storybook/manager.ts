import { addons } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { ThemeName } from '../packages/ui/src/theme/theme.types';
import type { BrandName } from './scope/brands';
import { chosenEntry, storybookTheme } from './scope/storybookTheme';

addons.setConfig({
  theme: storybookTheme('dark', 'clubline'),
  sidebar: { showRoots: true },
  bottomPanelHeight: 220,
  layoutCustomisations: {
    // Nothing can be changed about a page of values or messages: it has the whole window.
    showPanel: ({ index, storyId }, isShown) =>
      index?.[storyId]?.tags?.includes('catalogue') ? false : isShown,
  },
});

function colourChosenEntry(theme: ThemeName, brand: BrandName) {
  const { ground, words } = chosenEntry(theme, brand);
  document.documentElement.style.setProperty('--chosen-ground', ground);
  document.documentElement.style.setProperty('--chosen-words', words);
}
// Until the stories have said which theme it is.
colourChosenEntry('dark', 'clubline');

/** The frame has the theme and brand of the stories. */
addons.register('clubline/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const [theme, brand] = [globals['theme'] as ThemeName, globals['brand'] as BrandName];
    api.setOptions({ theme: storybookTheme(theme, brand) });
    colourChosenEntry(theme, brand);
  };
  api.on(GLOBALS_UPDATED, follow);
  api.on(SET_GLOBALS, follow);
});
