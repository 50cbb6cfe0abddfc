import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoUser, FakeClubline } from '../testing';
import { HomeScreen } from './HomeScreen';

const art = (name: string) => `/art/${name}.svg`;

const meta = {
  title: 'Home/Connected/HomeScreen',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    artwork: [
      [art('jet-ski'), art('basketball'), art('golf')],
      [art('stadium'), art('boxing'), art('tennis')],
      [art('hockey'), art('football'), art('baseball')],
    ],
    eventImageSrc: art('finals'),
    featureImages: {
      clubs: art('feature-clubs'),
      scores: art('feature-scores'),
      profiles: art('feature-profiles'),
      insights: art('feature-insights'),
    },
    partners: [
      'Lakeline Marine',
      'Northstand',
      'Holeshot Fuel',
      'Parc Fermé',
      'Basecamp Audio',
      'Tidewater TV',
    ].map((name) => ({ name })),
    externalHrefs: {
      about: 'https://example.com/about',
      insights: 'https://example.com/insights',
      aiProduct: 'https://example.com/ai',
    },
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  render: (args) => (
    <FakeClubline user={null}>
      <HomeScreen {...args} />
    </FakeClubline>
  ),
};
export const SignedIn: Story = {
  render: (args) => (
    <FakeClubline>
      <HomeScreen {...args} />
    </FakeClubline>
  ),
};
export const SignedInWithoutFirstName: Story = {
  render: (args) => (
    <FakeClubline user={{ ...demoUser, firstName: '' }}>
      <HomeScreen {...args} />
    </FakeClubline>
  ),
};
export const Phone: Story = { ...Visitor, globals: { viewport: { value: 'phone' } } };
