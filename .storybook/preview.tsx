import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/inter/index.css';
import type { Preview } from '@storybook/react-vite';
import { BookLink } from './scope/BookLink';
import { LazyDocsContainer, LazyDocsPage, LazyDocsStory } from './scope/LazyDocs';
import { inScope } from './scope/inScope';
import { holdMotion, releaseMotion } from './scope/motionInPlays';
import { stayInPlace } from './scope/stayInPlace';
import { globalTypes, initialGlobals } from './scope/toolbar';

stayInPlace();

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inScope],
  // A person’s system may have motion, and a play would find what has only begun to come.
  beforeEach: ({ viewMode }) => {
    if (viewMode === 'story') holdMotion();
    return releaseMotion;
  },
  afterEach: releaseMotion,
  // Under a driver the test-runner looks with axe itself, in each theme; the panel looks when a
  // person is here.
  initialGlobals: { ...initialGlobals, a11y: { manual: navigator.webdriver } },
  globalTypes,
  parameters: {
    viewport: {
      options: {
        phone: { name: 'Phone, 375 px', styles: { width: '375px', height: '812px' } },
        narrow: { name: 'Narrow, 320 px', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' } },
        wide: { name: 'Wide, 1920 px', styles: { width: '1920px', height: '1080px' } },
      },
    },
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      page: LazyDocsPage,
      container: LazyDocsContainer,
      components: { a: BookLink, Story: LazyDocsStory },
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'What has changed',
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
          'Contact',
          'Legal',
          'Patterns',
          'Messages',
          'Screens',
          'Partners',
          [
            'Quick start',
            'Props and events',
            'Theming',
            'Theme maker',
            'Languages',
            'Security',
            'Limits',
            'Versions and support',
          ],
        ],
      },
    },
  },
};

export default preview;
