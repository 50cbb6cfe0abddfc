import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SideMenu } from './SideMenu';

const meta = {
  title: 'Shell/SideMenu',
  component: SideMenu,
  args: {
    hrefs: {
      profile: '/profile/mara',
      settings: '/settings',
      scores: '/scores',
      feed: '/feed',
      clubs: '/clubs',
      discover: '/clubs/discover',
      home: '/',
    },
    currentPath: '/clubs/discover',
    onLogout: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAClub: Story = { args: { currentPath: '/clubs/42' } };
export const OnNoneOfThese: Story = { args: { currentPath: '/notifications' } };
export const FewPlaces: Story = {
  args: { hrefs: { scores: '/scores', clubs: '/clubs', home: '/' } },
};
/** Where it has no room for names, as beside pages from 768 to 1,119 px. */
export const Icons: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 76, display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Every state on one page. */
export const AllStates: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 900 }}>
        <Story />
      </div>
    ),
  ],
  // Three menus stand here, and each is called “Main”; a page has one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 32,
        gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
      }}
    >
      <SideMenu {...args} />
      <SideMenu {...args} currentPath="/notifications" />
      <SideMenu
        {...args}
        hrefs={{ scores: '/scores', clubs: '/clubs', home: '/' }}
        currentPath="/clubs"
      />
    </div>
  ),
};
