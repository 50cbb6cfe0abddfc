import type { ClubPermission } from '@clubline/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  amy,
  ben,
  clubModerationFake,
  demoUser,
  FakeClubline,
  type FakeBackend,
  type FakeClub,
} from '../../testing';
import {
  clubsBackend,
  content,
  lakeside,
  lakesideJoined,
  lakesideOwned,
} from '../../testing/clubs/clubs.fixtures';
import { CreateClubScreen } from '../clubEditing/CreateClubScreen';
import { ClubScreen } from '../clubScreen/ClubScreen';

interface Args {
  club: FakeClub;
  /** Who has been invited. */
  invited?: string[];
  permissions?: ClubPermission[];
  /** Changes what the backend answers. */
  adjust?: (backend: FakeBackend) => void;
  isCreating?: boolean;
}

const members = [
  { ...amy, profilePicture: null, role: 'coOwner' as const },
  { ...ben, profilePicture: null, role: 'member' as const, isMuted: false },
];

function Page({ club, invited = [], permissions = [], adjust, isCreating }: Args) {
  const [server] = useState(() =>
    clubsBackend(
      {
        ...content,
        clubs: [club],
        invitations: { [club.id]: invited },
        details: { permissions: ['attachPictures', 'listMembers', ...permissions] },
      },
      (backend) => {
        clubModerationFake({ members })(backend);
        adjust?.(backend);
      },
    ),
  );
  return (
    <FakeClubline backend={server}>
      {isCreating ? <CreateClubScreen /> : <ClubScreen clubId={club.id} />}
    </FakeClubline>
  );
}

const meta = {
  title: 'Clubs/Connected/Co-owners',
  component: Page,
  args: { club: lakesideJoined },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeVisible();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('tab', { name: 'Members' }));
  await press(`More about ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

const invited: Args = { club: lakesideJoined, invited: [demoUser.id] };
const coOwner: Args = { club: { ...lakesideJoined, coOwnerIds: [demoUser.id] } };
const owner: Args = { club: lakesideOwned, permissions: ['moderate'] };

export const Invited: Story = { args: invited };
export const InvitedFromOutside: Story = { args: { ...invited, club: lakeside } };
export const Accepted: Story = {
  args: invited,
  play: async () => {
    await press('Accept');
    await says('You are a co-owner of this club now');
  },
};
export const Declined: Story = {
  args: invited,
  play: async () => {
    await press('Decline');
    await says('You have declined the invitation');
  },
};
export const AnswerFailed: Story = {
  args: { ...invited, adjust: (backend) => backend.fail('PUT /clubs/:id/co-owners/:userId') },
  play: async () => {
    await press('Accept');
    await says('Your answer could not be sent');
  },
};
export const ResignQuestion: Story = {
  args: coOwner,
  play: async () => {
    await press('Club Info');
    await press('Resign as co-owner');
    await says('Resign as co-owner?');
    await says('You stay a member. To be a co-owner again, the owner has to invite you.');
  },
};
export const Resigned: Story = {
  args: coOwner,
  play: async () => {
    await press('Club Info');
    await press('Resign as co-owner');
    await answer('Resign');
    await says('You are no longer a co-owner');
  },
};
export const ResigningFailed: Story = {
  args: { ...coOwner, adjust: (backend) => backend.fail('DELETE /clubs/:id/co-owners/:userId') },
  play: async () => {
    await press('Club Info');
    await press('Resign as co-owner');
    await answer('Resign');
    await says('You could not resign');
  },
};
export const WhatTheOwnerCanDo: Story = {
  args: owner,
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Members' }));
    await press('More about Ben Torres');
    await says('Invite Ben Torres as co-owner');
  },
};
export const MemberInvited: Story = {
  args: owner,
  play: async () => {
    await choose('Ben Torres', 'Invite Ben Torres as co-owner');
    await says('Ben Torres is invited to be a co-owner');
    await says('They become co-owners when they accept.');
  },
};
export const InvitationWithdrawn: Story = {
  args: { ...owner, invited: [ben.id] },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Members' }));
    await press('Withdraw invitation of Ben Torres');
    await says('The invitation of Ben Torres is withdrawn');
  },
};
export const RemoveQuestion: Story = {
  args: owner,
  play: async () => {
    await choose('Amy Lake', 'Remove Amy Lake as co-owner');
    await says('Remove Amy Lake as co-owner?');
    await says('They stay a member, and can no longer edit the club or keep it in order.');
  },
};
export const Removed: Story = {
  args: owner,
  play: async () => {
    await choose('Amy Lake', 'Remove Amy Lake as co-owner');
    await answer('Remove');
    await says('Amy Lake is no longer a co-owner');
  },
};
const created = (coOwners: string, words: string): Story => ({
  args: { club: lakeside, isCreating: true },
  play: async ({ canvasElement }) => {
    const field = (name: string) => within(canvasElement).getByRole('textbox', { name });
    await userEvent.type(field('Co-Owners'), coOwners);
    await userEvent.type(field('Club Name'), 'Dawn Riders{Enter}');
    await says(words);
  },
});
export const OneNamedInANewClub = created(
  'amy_lake',
  '“Dawn Riders” is live. 1 co-owner has been invited.',
);
export const TwoNamedInANewClub = created(
  'amy_lake, ben_torres',
  '“Dawn Riders” is live. 2 co-owners have been invited.',
);
