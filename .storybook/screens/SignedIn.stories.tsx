import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './Screen';

const meta = {
  title: 'Screens/Signed in',
  component: Screen,
  tags: ['catalogue'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { page: 'feed', state: 'full' },
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
export const Home: Story = { args: { page: 'home', isSignedIn: true } };
export const Welcome: Story = { args: { page: 'welcome' } };
export const ClubMembers: Story = { args: { page: 'clubMembers' } };
export const Channel: Story = { args: { page: 'channel' } };
export const CreateClub: Story = { args: { page: 'createClub' } };
export const ClubSettings: Story = { args: { page: 'clubSettings' } };
export const Followers: Story = { args: { page: 'followers' } };
export const Result: Story = { args: { page: 'result' } };
export const League: Story = { args: { page: 'league' } };
export const Teams: Story = { args: { page: 'teams' } };
export const Racer: Story = { args: { page: 'racer' } };
export const RacerEdit: Story = { args: { page: 'racerEdit' } };
export const RacerSearch: Story = { args: { page: 'racerSearch' } };
export const CreateRacer: Story = { args: { page: 'createRacer' } };
export const Search: Story = { args: { page: 'search' } };
export const PartnerKeys: Story = { args: { page: 'partnerKeys' } };
export const Explore: Story = { args: { page: 'explore' } };
export const Messages: Story = { args: { page: 'messages' } };
export const FrameSignIn: Story = { args: { page: 'frameSignIn' } };
export const NotFound: Story = { args: { page: 'notFound' } };
