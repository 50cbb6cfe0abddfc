import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/inter/index.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { ThemeScope } from '@clubline/ui';
import type { ThemeName } from '@clubline/ui';
import { DocsPage } from './DocsPage';

const inScope: Decorator = (Story, { globals, parameters }) => {
  const isWholePage = parameters['layout'] === 'fullscreen';
  // A whole page brings its own main landmark.
  const Stage = isWholePage ? 'div' : 'main';
  return (
    <ThemeScope theme={globals['theme'] as ThemeName} dir={globals['direction'] as 'ltr' | 'rtl'}>
      <Stage className="story-stage" style={{ padding: isWholePage ? 0 : 24 }}>
        <Story />
      </Stage>
    </ThemeScope>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inScope],
  // Under a driver the test-runner looks with axe itself, in each theme; the panel looks when a
  // person is here.
  initialGlobals: { theme: 'dark', direction: 'ltr', a11y: { manual: navigator.webdriver } },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'high-contrast', title: 'High contrast' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    viewport: {
      options: {
        phone: { name: 'Phone, 375 px', styles: { width: '375px', height: '812px' } },
        narrow: { name: 'Narrow, 320 px', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' } },
      },
    },
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: [
          'Partners',
          [
            'Quick start',
            'Props and events',
            'Theming',
            'Languages',
            'Security',
            'Limits',
            'Versions and support',
          ],
          'Foundations',
          'Primitives',
          'Shell',
          'Home',
          'Auth',
          'Account',
          'Profiles',
          'Posts',
          'Clubs',
          'Channels',
          'Moderation',
          'Chat',
          'Racers',
          'Results',
          'Scores',
          'Notifications',
          'Legal',
          'Features',
        ],
      },
    },
  },
};

export default preview;
