import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClubSuggestions } from './ClubSuggestions';

const clubs = [
  { id: 'c1', name: 'Lakeside Riders', memberCount: 128, href: '/clubs/c1' },
  { id: 'c2', name: 'Kestrel Racing Supporters', memberCount: 41, href: '/clubs/c2' },
  { id: 'c3', name: 'Freestyle Flip Lab', memberCount: 1, href: '/clubs/c3' },
];

const meta = {
  title: 'Clubs/ClubSuggestions',
  component: ClubSuggestions,
  args: { clubs, onJoin: fn(), moreHref: '/clubs/discover' },
} satisfies Meta<typeof ClubSuggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeClubs: Story = {};
export const Joining: Story = {
  args: { clubs: clubs.map((club) => ({ ...club, membership: 'joining' as const })) },
};
export const Joined: Story = {
  args: {
    clubs: clubs.map((club) => (club.id === 'c2' ? { ...club, membership: 'joined' } : club)),
  },
};
export const Loading: Story = { args: { clubs: [], status: 'loading' } };
export const LongNames: Story = {
  args: {
    clubs: [
      {
        ...clubs[0]!,
        name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { clubs: [{ ...clubs[0]!, name: 'نادي المرفأ' }] },
  globals: { direction: 'rtl' },
};
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ClubSuggestions {...args} />
      <ClubSuggestions
        {...args}
        headingLevel={3}
        labels={{ title: 'More for you' }}
        clubs={[]}
        status="loading"
      />
    </div>
  ),
};
