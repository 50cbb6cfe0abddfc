import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './Screen';

/** Whole pages as an Arabic reader has them; any other language is chosen in the bar above. */
const meta = {
  title: 'Screens/Arabic',
  component: Screen,
  tags: ['catalogue'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { page: 'feed', state: 'full' },
  globals: { locale: 'ar' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { args: { page: 'home' } };
export const Terms: Story = { args: { page: 'terms' } };
export const Feed: Story = { args: { page: 'feed' } };
export const Club: Story = { args: { page: 'club' } };
export const Channel: Story = { args: { page: 'channel' } };
export const Profile: Story = { args: { page: 'profile' } };
export const Result: Story = { args: { page: 'result' } };
export const Racer: Story = { args: { page: 'racer' } };
export const Search: Story = { args: { page: 'search' } };
export const Notifications: Story = { args: { page: 'notifications' } };
export const Settings: Story = { args: { page: 'settings' } };
export const PartnerKeys: Story = { args: { page: 'partnerKeys' } };
export const NotFound: Story = { args: { page: 'notFound' } };
