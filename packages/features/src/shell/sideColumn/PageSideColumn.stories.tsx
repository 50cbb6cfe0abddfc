import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { ClubScreen } from '../../clubs';
import {
  authFake,
  amy,
  ben,
  clubModerationFake,
  clubsFake,
  createFakeBackend,
  createFakeEnvironment,
  createStoryClock,
  demoUser,
  fakeClub,
  FakeClubline,
} from '../../testing';
import { sampleEvent } from '../../testing/results.fixtures';
import { PageSideColumn } from './PageSideColumn';

const BEFORE = Date.parse('2025-10-01T12:00:00Z');
const AFTER = Date.parse('2025-11-01T12:00:00Z');
const summary = (person: typeof amy) => ({ ...person, profilePicture: null });

interface PageProps {
  path: string;
  now: number;
  hasEvent?: boolean;
  isLoading?: boolean;
}

/** The column alone; of a club, with the page that has asked for it, unseen. */
function Page({ path, now, hasEvent = true, isLoading = false }: PageProps) {
  const [{ backend, environment }] = useState(() => {
    const members = [
      { ...summary(amy), role: 'owner' as const },
      { ...summary(ben), role: 'member' as const },
      { ...summary(demoUser), role: 'member' as const },
    ];
    const club = fakeClub({ id: 'c1', name: 'Lakeside', memberIds: members.map(({ id }) => id) });
    const details = { permissions: ['listMembers' as const] };
    const server = createFakeBackend({
      areas: [
        authFake(),
        clubsFake({ clubs: [club], embeds: true, details }),
        clubModerationFake({ members }),
      ],
    });
    if (isLoading) server.hold('GET /clubs/:id/members');
    const page = createFakeEnvironment({ clock: createStoryClock(now) });
    return { backend: server, environment: page };
  });
  return (
    <FakeClubline backend={backend} environment={environment}>
      {path.startsWith('/clubs/') && (
        <div hidden>
          <ClubScreen clubId="c1" />
        </div>
      )}
      <div style={{ display: 'grid', gap: 16, inlineSize: 300 }}>
        <PageSideColumn path={path} {...(hasEvent && { event: sampleEvent })} />
      </div>
    </FakeClubline>
  );
}

const meta = {
  title: 'Shell/Connected/PageSideColumn',
  component: Page,
  subcomponents: { PageSideColumn },
  args: { path: '/feed', now: AFTER },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LatestResults: Story = {
  play: async ({ canvasElement }) =>
    expect(
      await within(canvasElement).findByRole('region', { name: 'Latest results: Sunday' }),
    ).toBeVisible(),
};
export const NextRace: Story = {
  args: { now: BEFORE },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('region', { name: 'Next race' })).toBeVisible(),
};
export const OfAClub: Story = {
  args: { path: '/clubs/c1' },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('region', { name: '3 members' })).toBeVisible(),
};
export const MembersOnTheirWay: Story = { args: { path: '/clubs/c1', isLoading: true } };
/** Nothing is known: there is no card. */
export const NothingToShow: Story = {
  args: { hasEvent: false },
  play: async ({ canvasElement }) =>
    // Toasts have a region of their own.
    expect(within(canvasElement).queryByRole('heading')).not.toBeInTheDocument(),
};
export const RightToLeft: Story = {
  args: { path: '/clubs/c1' },
  globals: { direction: 'rtl' },
};
