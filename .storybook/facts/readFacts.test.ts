import { expect, test } from 'vitest';
import {
  readFacts,
  readGroups,
  readHooks,
  readIcons,
  readMotion,
  readUsers,
} from './readFacts.mjs';
import { readEngines, readStories } from './readCoverage.mjs';
import { readPages, readSubjects } from './readPages.mjs';
import { readToasts } from './readToasts.mjs';
import { readMadeOf, readTests, readUsedBy } from './readUses.mjs';

const style = (component: string, text: string) => ({
  path: `packages/ui/src/primitives/${component}/${component}.css.ts`,
  text,
});

test('a value is used where styles name it, or a part that is made of it', () => {
  const users = readUsers([
    {
      path: 'packages/ui/src/theme/mixins.css.ts',
      text: `
        export const ringRule = { color: vars.border.focus };
        export const ring = style(ringRule);
      `.replaceAll(/^ +/gm, ''),
    },
    style('Button', 'style([ring, { gap: space[8] }])'),
    style('Badge', 'style({ gap: space[8], padding: space[16], color: vars.text.onAccent })'),
    {
      path: 'packages/ui/src/primitives/Link/Link.tsx',
      text: "import { ring } from '../../theme';\nexport const A = () => <a className={ring} />;",
    },
    {
      path: 'packages/ui/src/primitives/Bell/Bell.tsx',
      text: "import { a } from '../../theme';\n/** No ring. */",
    },
  ]);
  expect(users).toEqual({
    'vars.border.focus': ['Button', 'Link'],
    'space[8]': ['Badge', 'Button'],
    'space[16]': ['Badge'],
    'vars.text.onAccent': ['Badge'],
  });
});

test('the page of a component has the address that Storybook makes of its title', () => {
  const path = 'packages/ui/src/primitives/IconButton/IconButton.stories.tsx';
  const text = "\nconst meta = {\n  title: 'Primitives/IconButton',\n} satisfies Meta;";
  expect(readPages([{ path, text }])).toEqual({ IconButton: 'primitives-iconbutton--docs' });
});

test('what stands on the page of another is found there, and not the frame of the stories', () => {
  const path = 'packages/features/src/clubs/ClubsScreen.stories.tsx';
  const text = `
const meta = {
  title: 'Clubs/Connected/ClubsScreen',
  component: Page,
  subcomponents: { ClubsScreen, ClubsTools },
} satisfies Meta<typeof Page>;`;
  expect(readSubjects([{ path, text }])).toEqual({
    'Clubs/Connected/ClubsScreen': {
      component: 'Page',
      subcomponents: ['ClubsScreen', 'ClubsTools'],
    },
  });
  expect(readPages([{ path, text }])).toMatchObject({
    ClubsScreen: 'clubs-connected-clubsscreen--docs',
    ClubsTools: 'clubs-connected-clubsscreen--docs',
  });
});

test('a brand changes a component by its own styles, and by those of all it is made of', () => {
  const file = (path: string, text: string) => ({ path: `packages/ui/src/${path}`, text });
  const files = [
    file('primitives/TextField/TextField.tsx', "import { FieldFrame } from '../Field';"),
    file('clubs/ClubForm/ClubForm.tsx', "import { TextField } from '../../primitives/TextField';"),
  ];
  const users = { 'vars.text.muted': ['Field'], 'vars.live.solid': ['TextField'], 'space[8]': [] };
  expect(readHooks(files, users)).toEqual({
    TextField: ['vars.live.solid', 'vars.text.muted'],
    ClubForm: ['vars.live.solid', 'vars.text.muted'],
  });
});

test('icons are found where one is named, and where one of two is chosen', () => {
  const path = 'packages/ui/src/primitives/PasswordField/PasswordField.tsx';
  const text = `<Icon name={isShown ? 'eye-off' : 'eye'} /> <Notice icon="info" />`;
  expect(readIcons([{ path, text }])).toEqual({
    'eye-off': ['PasswordField'],
    eye: ['PasswordField'],
    info: ['PasswordField'],
  });
});

test('a group is for what stands above it in the type', () => {
  const types = `
    /**
     * Grounds: the page
     * and cards.
     */
    surface: Record<'page' | 'card', string>;
    /** What is live. */
    live: Record<'solid', string>;
  `;
  expect(readGroups(types)).toEqual({
    surface: 'Grounds: the page and cards.',
    live: 'What is live.',
  });
});

test('a screen shows what it imports, and what that imports', () => {
  const file = (path: string, text: string) => ({ path: `packages/${path}.tsx`, text });
  const usedBy = readUsedBy([
    file('ui/src/primitives/Spinner/Spinner', ''),
    file('ui/src/primitives/Button/Button', "import { Spinner } from '../Spinner';"),
    file('features/src/home/HomeScreen', "import { Button, type Theme } from '@clubline/ui';"),
    file('features/src/home/HomeScreen.stories', "import { HomeScreen } from './HomeScreen';"),
  ]);
  expect(usedBy['Spinner']).toMatchObject({ screens: ['HomeScreen'], components: ['Button'] });
  expect(usedBy['Button']).toMatchObject({ screens: ['HomeScreen'], components: ['HomeScreen'] });
  expect(usedBy['HomeScreen']).toMatchObject({ screens: [], components: [] });
});

test('components of one file, and what is loaded later, are found by their own names', () => {
  const file = (path: string, text: string) => ({ path: `packages/${path}.tsx`, text });
  const usedBy = readUsedBy([
    file('ui/src/posts/Feed/Feed', 'export const FeedColumn = 1;\nexport function FeedNote() {}'),
    file('features/src/home/FeedNews', "import { FeedNote } from '@clubline/ui';"),
    file('features/src/home/HomeScreen', "const News = lazy(() => import('./FeedNews'));"),
    file('features/src/home/FeedScreen', "import { FeedColumn } from '@clubline/ui';"),
  ]);
  expect(usedBy['FeedColumn']?.screens).toEqual(['FeedScreen']);
  expect(usedBy['FeedNote']).toMatchObject({ screens: ['HomeScreen'], components: ['FeedNews'] });
});

test('a screen stands at the addresses of the routes that import it', () => {
  const { HomeScreen } = readUsedBy([
    { path: 'packages/features/src/home/HomeScreen.tsx', text: '' },
    {
      path: 'apps/site/src/routes/home/HomeRoute.tsx',
      text: "import { HomeScreen } from '@clubline/features';",
    },
    { path: 'apps/site/src/routes/pages.tsx', text: '\n  home: <HomeRoute />,' },
    { path: 'packages/contract/src/routes.ts', text: "\n  home: { path: '/', isBare: true }," },
  ]);
  expect(HomeScreen).toEqual({ screens: [], components: ['HomeRoute'], addresses: ['/'] });
});

test('a screen is made of what it and its parts import from ui, not of what that imports', () => {
  const file = (path: string, text: string) => ({ path: `packages/${path}.tsx`, text });
  const madeOf = readMadeOf([
    file('ui/src/primitives/Spinner/Spinner', ''),
    file('ui/src/primitives/Button/Button', "import { Spinner } from '../Spinner';"),
    file('features/src/home/HomeActions', "import { Button } from '@clubline/ui';"),
    file('features/src/home/HomeScreen', "import { HomeActions } from './HomeActions';"),
  ]);
  expect(madeOf['HomeScreen']).toEqual(['Button']);
});

test('unit tests are counted by the component that their file is named after', () => {
  const path = 'packages/ui/src/clubs/ClubCard/ClubCard';
  const text = "test('one', () => {});\ntest.each([1])('two', () => {});";
  expect(
    readTests([
      { path: `${path}.test.tsx`, text },
      { path: `${path}.live.test.tsx`, text: "test('three', () => {});" },
    ]),
  ).toEqual({ ClubCard: 3 });
});

test('durations are those of the theme, or of a component alone', () => {
  const button = style(
    'Button',
    'transition: `color ${motion.feedback}`, [media.reducedMotion]: {}',
  );
  const spinner = style('Spinner', 'animation: `${turn} 800ms linear infinite`');
  expect(readMotion([button, spinner])).toEqual({
    Button: { durations: ['feedback'], canRest: true },
    Spinner: { durations: ['800ms'], canRest: false },
  });
});

test.each([
  ['a named animation', 'animationName: drift'],
  ['one with a curve of its own', 'animation: `${come} 8s 150ms cubic-bezier(0, 0, 1, 1) both`'],
])('%s moves, too', (_, text) => {
  expect(readMotion([style('Hero', text)])).toHaveProperty('Hero.canRest', false);
});

test('nothing moves for people who ask for less motion', () => {
  const restless = Object.entries(readFacts('.').motion).filter(([, { canRest }]) => !canRest);
  expect(restless).toEqual([]);
});

test('the product’s own code is read', () => {
  const { users, pages, usedBy } = readFacts('.');
  expect(users['vars.live.solid']).toContain('StatusDot');
  expect(pages['ClubCard']).toBe('clubs-clubcard--docs');
  expect(usedBy['Notice']?.screens).toContain('ClubScreen');
  // Drawn by a hook.
  expect(usedBy['PostCard']?.screens).toContain('FeedScreen');
  expect(usedBy['FeedColumn']?.screens).toContain('FeedScreen');
});

test('a message is said in a toast where a feature names it there', () => {
  const path = 'packages/features/src/clubs/useThing.ts';
  const text = `
    const text = useMessages(thingMessages);
    const { toasts } = { toasts: useMessages(otherMessages.toasts) };
    toast.add({ title: isNew ? text.made : text.kept, ...(why && { description: text.why(1) }) });
    return text.title;`;
  const found = ['features thing.kept', 'features thing.made', 'features thing.why'];
  expect(readToasts([{ path, text }])).toEqual(found);
  expect(readToasts([{ path: path.replace('.ts', '.test.ts'), text }])).toEqual([]);
});

test('what the stories of a page show is counted', () => {
  const text = `
const meta = {
  title: 'Clubs/ClubCard',
} satisfies Meta;
export const One: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const AllStates: Story = {};`;
  expect(readStories([{ path: 'packages/ui/src/clubs/ClubCard.stories.tsx', text }])).toEqual({
    'Clubs/ClubCard': {
      count: 3,
      rightToLeft: 1,
      hasAllStates: true,
      excused: {},
      withoutAxe: 0,
    },
  });
});

test('what stories leave out is read; what a story says replaces what its file says', () => {
  const path = 'packages/ui/src/clubs/ClubCard.stories.tsx';
  const text = (ofFile: string) => `
const meta = {
  title: 'Clubs/ClubCard',${ofFile}
} satisfies Meta;
export const One: Story = {
  parameters: { a11y: { disable: true } },
};
export const Two: Story = {
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-unique', enabled: false },
          { id: 'region', enabled: false },
        ],
      },
    },
  },
};
export const Three: Story = {};`;
  expect(readStories([{ path, text: text('') }])['Clubs/ClubCard']).toMatchObject({
    withoutAxe: 1,
    excused: { 'landmark-unique': 1, region: 1 },
  });
  const rule = "parameters: { a11y: { config: { rules: [{ id: 'list', enabled: false }] } } },";
  expect(readStories([{ path, text: text(rule) }])['Clubs/ClubCard']?.excused).toMatchObject({
    list: 2,
    region: 1,
  });
});

test('no story leaves out anything in a way that is not read', () => {
  const sources = import.meta.glob<string>('../../packages/*/src/**/*.stories.tsx', {
    eager: true,
    import: 'default',
    query: '?raw',
  });
  for (const [path, text] of Object.entries(sources)) {
    const read = Object.values(readStories([{ path, text }]))[0];
    const known = Object.keys(read?.excused ?? {}).length + (read?.withoutAxe ?? 0);
    const said = text.match(/enabled: false|disable: true \} \}/g)?.length ?? 0;
    expect(known > 0, path).toBe(said > 0 && /\ba11y:/.test(text));
  }
});

test('the stories that other engines open are those of their list', () => {
  expect(readEngines("const sample = [\n  'posts-postcard--all-states',\n];")).toEqual([
    'posts-postcard--all-states',
  ]);
  expect(readFacts('.').inEngines.length).toBeGreaterThan(4);
});
