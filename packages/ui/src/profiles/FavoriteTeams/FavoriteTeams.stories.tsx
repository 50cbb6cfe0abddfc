import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FavoriteTeams } from './FavoriteTeams';
import { longNamedTeams, rightToLeftTeams, teams, zebras } from './FavoriteTeams.fixtures';

const meta = {
  title: 'Profiles/FavoriteTeams',
  component: FavoriteTeams,
  args: { teams },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FavoriteTeams>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Own: Story = { args: { isOwn: true, onAddTeam: fn() } };
export const Empty: Story = { args: { teams: [] } };
export const EmptyOwn: Story = { args: { teams: [], isOwn: true, onAddTeam: fn() } };
export const UnknownTeam: Story = { args: { teams: zebras } };
export const LicensedLogos: Story = {
  args: {
    logoFor: (name) =>
      `data:image/svg+xml,${encodeURIComponent(`
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
        <circle cx="24" cy="24" r="22" fill="#7A4AD6"/><text x="24" y="31"
        font-family="sans-serif" font-size="20" text-anchor="middle" fill="#fff">${name[0]}</text>
        </svg>
      `)}`,
  },
};
export const Loading: Story = { args: { status: 'loading' } };
export const LoadFailed: Story = { args: { teams: [], status: 'error', onRetry: fn() } };
export const LongNames: Story = { args: { teams: longNamedTeams } };
export const RightToLeft: Story = {
  args: { teams: rightToLeftTeams, isOwn: true, onAddTeam: fn() },
  globals: { direction: 'rtl' },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FavoriteTeams teams={teams} />
      <FavoriteTeams
        teams={zebras}
        isOwn
        onAddTeam={fn()}
        labels={{ title: 'Favorite Teams, own' }}
      />
      <FavoriteTeams teams={longNamedTeams} labels={{ title: 'Favorite Teams, long names' }} />
      <FavoriteTeams teams={[]} labels={{ title: 'Favorite Teams, none' }} />
      <FavoriteTeams
        teams={[]}
        isOwn
        onAddTeam={fn()}
        labels={{ title: 'Favorite Teams, own, none' }}
      />
      <FavoriteTeams teams={[]} status="loading" labels={{ title: 'Favorite Teams, loading' }} />
    </div>
  ),
};
