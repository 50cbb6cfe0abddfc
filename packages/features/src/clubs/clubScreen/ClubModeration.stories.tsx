import type { ClubDetails } from '@clubline/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  amy,
  ben,
  clubModerationFake,
  demoUser,
  FakeClubline,
  FakeReply,
  fakePost,
  minutesAgo,
  type FakeBackend,
} from '../../testing';
import { clubsBackend, content } from '../../testing/clubs/clubs.fixtures';
import { ClubScreen } from './ClubScreen';

interface Args {
  details: Partial<ClubDetails>;
  adjust?: (backend: FakeBackend) => void;
}

const person = ({ id, username, firstName, lastName }: typeof amy) => ({
  id,
  username,
  firstName,
  lastName,
  profilePicture: null,
});
const people = {
  members: [
    { ...person(amy), role: 'owner' as const },
    { ...person(ben), role: 'member' as const, isMuted: false },
    { ...person(demoUser), role: 'coOwner' as const },
  ],
  banned: [
    { id: 'eli', username: 'eli_stone', firstName: 'Eli', lastName: 'Stone', profilePicture: null },
  ],
  reports: [
    {
      post: fakePost({
        id: 'p-ben',
        clubId: 'c-lake',
        content: 'Cheap passes, write to me now!',
        user: ben,
      }),
      reasons: (['spam', 'abuse', 'hate', 'violence', 'private', 'other'] as const).map(
        (reason, index) => ({ reason, count: index + 1 }),
      ),
      reportedAt: minutesAgo(3),
    },
    {
      post: fakePost({
        id: 'p-nameless',
        clubId: 'c-lake',
        content: 'Hm.',
        user: { id: 'x', username: '', firstName: '', lastName: '' },
      }),
      reasons: [{ reason: 'other' as const, count: 1 }],
      reportedAt: minutesAgo(9),
    },
  ],
};

function Page({ details, adjust }: Args) {
  const [backend] = useState(() =>
    clubsBackend({ ...content, details }, (made) => {
      clubModerationFake(people)(made);
      adjust?.(made);
    }),
  );
  return (
    <FakeClubline backend={backend}>
      <ClubScreen clubId="c-lake" />
    </FakeClubline>
  );
}

const owner: Args = {
  details: { permissions: ['attachPictures', 'listMembers', 'reportPosts', 'moderate'] },
};
const meta = { title: 'Clubs/Connected/Moderation', component: Page, args: owner } satisfies Meta<
  typeof Page
>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeVisible();
const showTab = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('tab', { name }));
const choose = async (canvasElement: HTMLElement, trigger: string, item: string) => {
  await userEvent.click(
    (await within(canvasElement).findAllByRole('button', { name: trigger }))[0]!,
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const onPost = (canvasElement: HTMLElement, item: string) =>
  choose(canvasElement, 'More about the post by Ben Torres', item);
const onMember = async (canvasElement: HTMLElement, item: string) => {
  await showTab(canvasElement, 'Members');
  await choose(canvasElement, 'More about Ben Torres', item);
};
const report = async (canvasElement: HTMLElement) => {
  await onPost(canvasElement, 'Report post');
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
};

export const Muted: Story = {
  args: { details: { permissions: ['listMembers', 'reportPosts'], sanction: 'mute' } },
  play: () => says('You have been muted in this club by its owners. You can read and react.'),
};
export const Banned: Story = {
  args: { details: { isMember: false, permissions: [], sanction: 'ban' } },
  play: () => says('You have been banned from this club by its owners.'),
};
export const PostActions: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      (
        await within(canvasElement).findAllByRole('button', {
          name: 'More about the post by Ben Torres',
        })
      )[0]!,
    );
    await says('Delete post');
  },
};
export const ReportSent: Story = {
  play: async ({ canvasElement }) => {
    await report(canvasElement);
    await says('Report sent');
    await says('The club’s owners will look at it.');
  },
};
export const ReportedAlready: Story = {
  play: async ({ canvasElement }) => {
    await report(canvasElement);
    await says('Report sent');
    await userEvent.click(
      (
        await within(canvasElement).findAllByRole('button', {
          name: 'More about the post by Ben Torres',
        })
      )[0]!,
    );
    await says('You reported this post');
  },
};
export const ReportRefused: Story = {
  args: {
    adjust: (backend) =>
      backend.fail(
        'POST /club-social/club-posts/:id/reports',
        new FakeReply(403, { message: 'Nobody reports here today.' }),
      ),
  },
  play: async ({ canvasElement }) => {
    await report(canvasElement);
    await says('Nobody reports here today.');
  },
};
/** It may have arrived: the dialog stays, with its reason, and sends it again. */
export const ReportNotSent: Story = {
  args: { adjust: (backend) => backend.fail('POST /club-social/club-posts/:id/reports') },
  play: async ({ canvasElement }) => {
    await report(canvasElement);
    await says('Not sent');
  },
};
export const DeleteQuestion: Story = {
  play: async ({ canvasElement }) => {
    await onPost(canvasElement, 'Delete post');
    await says('Delete this post by Ben Torres?');
    await says('Its comments and reactions go with it.');
  },
};
export const PersonMuted: Story = {
  play: async ({ canvasElement }) => {
    await onMember(canvasElement, 'Mute Ben Torres');
    await says('Ben Torres is muted');
  },
};
export const MutedPersonsMenu: Story = {
  play: async ({ canvasElement }) => {
    await onMember(canvasElement, 'Mute Ben Torres');
    await says('Ben Torres is muted');
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'More about Ben Torres' }),
    );
    await screen.findByRole('menuitem', { name: 'Unmute Ben Torres' });
  },
};
export const PersonUnmuted: Story = {
  play: async ({ canvasElement }) => {
    await onMember(canvasElement, 'Mute Ben Torres');
    await says('Ben Torres is muted');
    await choose(canvasElement, 'More about Ben Torres', 'Unmute Ben Torres');
    await says('Ben Torres may write again');
  },
};
export const BanQuestion: Story = {
  play: async ({ canvasElement }) => {
    await onMember(canvasElement, 'Ban Ben Torres');
    await says('Ban Ben Torres?');
    await says('They leave the club at once and cannot join again until an owner lifts the ban.');
  },
};
export const PersonBanned: Story = {
  play: async ({ canvasElement }) => {
    await onMember(canvasElement, 'Ban Ben Torres');
    await answer('Ban');
    await says('Ben Torres is banned');
  },
};
export const BanLifted: Story = {
  play: async ({ canvasElement }) => {
    await showTab(canvasElement, 'Members');
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Lift ban of Eli Stone' }),
    );
    await says('Eli Stone may join again');
  },
};
export const SanctionFailed: Story = {
  args: { adjust: (backend) => backend.fail('PUT /clubs/:id/mutes/:userId') },
  play: async ({ canvasElement }) => {
    await onMember(canvasElement, 'Mute Ben Torres');
    await says('That could not be done');
  },
};
/** The answer was lost, and nobody tells whether it was done. */
export const SanctionUnclear: Story = {
  args: {
    adjust(backend) {
      backend.fail('DELETE /clubs/:id/bans/:userId', 'answer', 2);
      backend.handle('GET /clubs/:id/bans', () => {
        if (backend.callsTo('DELETE /clubs/:id/bans/:userId').length > 0)
          throw new Error('No answer');
        return { data: { banned: people.banned } };
      });
    },
  },
  play: async ({ canvasElement }) => {
    await showTab(canvasElement, 'Members');
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Lift ban of Eli Stone' }),
    );
    await says('It is not known whether that was done');
  },
};
export const MembersFailed: Story = {
  args: {
    adjust(backend) {
      backend.handle('GET /clubs/:id/members', ({ query }) => {
        if (query.get('cursor')) throw new Error('No answer');
        return { data: { members: people.members }, meta: { hasMore: true, nextCursor: 'next' } };
      });
    },
  },
  play: async ({ canvasElement }) => {
    await showTab(canvasElement, 'Members');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Load more' }));
    await says('Members could not be loaded');
  },
};
/** As `MembersFailed`, of who is banned. */
export const BannedPageFailed: Story = {
  args: {
    adjust(backend) {
      backend.handle('GET /clubs/:id/bans', ({ query }) => {
        if (query.get('cursor')) throw new Error('No answer');
        return { data: { banned: people.banned }, meta: { hasMore: true, nextCursor: 'next' } };
      });
    },
  },
  play: async ({ canvasElement }) => {
    await showTab(canvasElement, 'Members');
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Load more of them' }),
    );
    await says('Who is banned could not be loaded');
  },
};
/** As `MembersFailed`, of what was reported. */
export const ReportsPageFailed: Story = {
  args: {
    adjust(backend) {
      backend.handle('GET /clubs/:id/reports', ({ query }) => {
        if (query.get('cursor')) throw new Error('No answer');
        return { data: { reports: people.reports }, meta: { hasMore: true, nextCursor: 'next' } };
      });
    },
  },
  play: async ({ canvasElement }) => {
    await showTab(canvasElement, 'Reports');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Load more' }));
    await says('Reports could not be loaded');
  },
};
export const Reports: Story = {
  play: async ({ canvasElement }) => {
    await showTab(canvasElement, 'Reports');
    await says('Spam or advertising');
    for (const words of [
      'Harassment or insult · 2',
      'Hate · 3',
      'Violence · 4',
      'Somebody’s private matters · 5',
      'Something else · 6',
      'this member',
    ])
      await says(words);
  },
};
export const ReportKept: Story = {
  play: async ({ canvasElement }) => {
    await showTab(canvasElement, 'Reports');
    await userEvent.click(
      (await within(canvasElement).findAllByRole('button', { name: 'Let it stay' }))[0]!,
    );
    await says('The post stays');
  },
};
export const ReportDecidedMeanwhile: Story = {
  args: {
    adjust: (backend) => backend.fail('DELETE /clubs/:id/reports/:postId', new FakeReply(404)),
  },
  play: async ({ canvasElement }) => {
    await showTab(canvasElement, 'Reports');
    await userEvent.click(
      (await within(canvasElement).findAllByRole('button', { name: 'Let it stay' }))[0]!,
    );
    await says('This was decided already');
  },
};
export const ReportedPostDeleted: Story = {
  play: async ({ canvasElement }) => {
    await showTab(canvasElement, 'Reports');
    await userEvent.click(
      (await within(canvasElement).findAllByRole('button', { name: 'Delete post' }))[0]!,
    );
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete post' }),
    );
    await says('Post deleted');
  },
};
export const ReportNotSettled: Story = {
  args: { adjust: (backend) => backend.fail('DELETE /clubs/:id/reports/:postId') },
  play: async ({ canvasElement }) => {
    await showTab(canvasElement, 'Reports');
    await userEvent.click(
      (await within(canvasElement).findAllByRole('button', { name: 'Let it stay' }))[0]!,
    );
    await says('The report could not be settled');
  },
};
export const PictureTooLarge: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('textbox', { name: 'Write a post' }),
    );
    const large = new File(['x'], 'large.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 9 * 1024 * 1024 });
    await userEvent.upload(
      canvasElement.querySelector('input[type="file"]') as HTMLInputElement,
      large,
    );
    await says('The picture is too large.');
  },
};
