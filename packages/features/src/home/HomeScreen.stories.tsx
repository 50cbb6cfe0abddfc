import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSideColumn } from '../shell';
import { demoUser, FakeClubline, FakeReply, minutesAgo } from '../testing';
import { homeFeed } from '../testing/homeFeed.fixtures';
import { sampleEvent } from '../testing/results.fixtures';
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
  args: { beside: <PageSideColumn path="/feed" event={sampleEvent} /> },
  render: (args) => homeFeed({ seen: minutesAgo(30) }, {}, <HomeScreen {...args} />).screen,
};
export const SignedInWithNothingNew: Story = {
  render: (args) => homeFeed({ items: [] }, {}, <HomeScreen {...args} />).screen,
};
export const SignedInLoading: Story = {
  render: (args) =>
    homeFeed(
      { prepare: (backend) => void backend.hold('GET /social/feed') },
      {},
      <HomeScreen {...args} />,
    ).screen,
};
export const SignedInFeedFailed: Story = {
  render: (args) =>
    homeFeed(
      { prepare: (backend) => backend.fail('GET /social/feed', new FakeReply(500, '', {}, ' ')) },
      {},
      <HomeScreen {...args} />,
    ).screen,
};
export const SignedInWithoutFirstName: Story = {
  render: (args) => (
    <FakeClubline user={{ ...demoUser, firstName: '' }}>
      <HomeScreen {...args} />
    </FakeClubline>
  ),
};
export const Phone: Story = { ...Visitor, globals: { viewport: { value: 'phone' } } };
