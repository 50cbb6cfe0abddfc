import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { demoUser, fakeClub, FakeClubline, type FakeBackend } from '../../testing';
import { clubsBackend, content, manyClubs } from '../../testing/clubs/clubs.fixtures';
import { ClubsScreen, type ClubsScreenProps } from './ClubsScreen';

type Args = ClubsScreenProps & { backend: () => FakeBackend; isSignedOut?: boolean };

function Page({ backend, isSignedOut, tab }: Args) {
  const [server] = useState(backend);
  const [shown, setShown] = useState(tab);
  return (
    <FakeClubline
      backend={server}
      {...(isSignedOut && { user: null })}
      onNavigate={(to) =>
        setShown(to === '/clubs/discover' ? 'discover' : to === '/clubs' ? 'my' : shown)
      }
    >
      <ClubsScreen tab={shown} />
    </FakeClubline>
  );
}

const meta = {
  title: 'Clubs/Connected/ClubsScreen',
  component: Page,
  subcomponents: { ClubsScreen },
  args: { tab: 'my', backend: () => clubsBackend() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const failing = (path: string) => () => clubsBackend(content, (backend) => backend.fail(path));
const waiting = (path: string) => () => clubsBackend(content, (backend) => void backend.hold(path));

export const YourClubs: Story = {};
export const Discover: Story = { args: { tab: 'discover' } };
export const DiscoverMany: Story = {
  args: { tab: 'discover', backend: () => clubsBackend({ clubs: manyClubs }) },
};
export const Loading: Story = { args: { backend: waiting('GET /users/:id/get-clubs') } };
export const NoClubsYet: Story = { args: { backend: () => clubsBackend({}) } };
export const NoPublicClubs: Story = { args: { tab: 'discover', backend: () => clubsBackend({}) } };
/** Who is in very many clubs is asked before all others are looked through. */
export const NoneSoFar: Story = {
  args: {
    tab: 'discover',
    backend: () =>
      clubsBackend({
        clubs: Array.from({ length: 410 }, (_, at) =>
          fakeClub({ id: `c-${at}`, name: `Club number ${at + 1}`, memberIds: [demoUser.id] }),
        ),
        listPageSize: 100,
      }),
  },
};
export const LoadFailed: Story = { args: { tab: 'discover', backend: failing('GET /clubs') } };
export const LoadFailedWithoutNetwork: Story = {
  args: {
    backend: () =>
      clubsBackend(content, (backend) => backend.fail('GET /users/:id/get-clubs', 'network')),
  },
};
export const SignedOut: Story = { args: { isSignedOut: true } };

export const NoMatches: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz');
    await expect(await canvas.findByText('No clubs match your search')).toBeVisible();
  },
};
