import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './Screen';

const meta = {
  title: 'Screens/Broken',
  component: Screen,
  tags: ['catalogue'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { page: 'feed', state: 'broken' },
  // A server answers in the language of the page: in another one the page is opened anew.
  render: (args, { globals }) => {
    const language = String(globals['locale']);
    return <Screen key={language} {...args} language={language} />;
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Feed: Story = { args: { page: 'feed' } };
export const Clubs: Story = { args: { page: 'clubs' } };
export const Discover: Story = { args: { page: 'discover' } };
export const Club: Story = { args: { page: 'club' } };
export const Profile: Story = { args: { page: 'profile' } };
export const Scores: Story = { args: { page: 'scores' } };
export const Notifications: Story = { args: { page: 'notifications' } };
export const Settings: Story = { args: { page: 'settings' } };
export const ClubMembers: Story = { args: { page: 'clubMembers' } };
export const ClubSettings: Story = { args: { page: 'clubSettings' } };
export const Followers: Story = { args: { page: 'followers' } };
export const Racer: Story = { args: { page: 'racer' } };
export const Search: Story = { args: { page: 'search' } };
export const PartnerKeys: Story = { args: { page: 'partnerKeys' } };
