import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { ClubMemberList } from './ClubMemberList';
import { banned, invited, members } from './ClubMemberList.fixtures';

const meta = {
  title: 'Clubs/ClubMemberList',
  component: ClubMemberList,
  args: {
    members,
    status: 'ready',
    query: '',
    onQueryChange: fn(),
    onAction: fn(),
    onLiftBan: fn(),
    onWithdraw: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ClubMemberList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForModerators: Story = {
  args: { banned },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'More about Dev Rao' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unmute' }));
    await expect(args.onAction).toHaveBeenCalledWith('dev', 'unmute');
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Lift ban of Eli Stone' }),
    );
    await expect(args.onLiftBan).toHaveBeenCalledWith('eli');
  },
};
export const ForTheOwner: Story = {
  args: { invited, banned },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Withdraw invitation of Fay Okafor' }),
    );
    await expect(args.onWithdraw).toHaveBeenCalledWith('fay');
  },
};
export const ForMembers: Story = {
  args: { members: members.map(({ actions: _actions, isMuted: _isMuted, ...member }) => member) },
};
/** Each row ends with what can be done about the person. */
export const WithFollow: Story = {
  args: {
    renderAction: ({ name }) => (
      <Button size="small" aria-label={`Follow ${name}`} icon={<Icon name="plus" />}>
        Follow
      </Button>
    ),
  },
};
export const More: Story = { args: { hasMore: true } };
export const LoadingMore: Story = { args: { hasMore: true, isLoadingMore: true } };
export const MoreBanned: Story = {
  args: { banned, hasMoreBanned: true, onLoadMoreBanned: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Load more of them' }));
    await expect(args.onLoadMoreBanned).toHaveBeenCalledTimes(1);
  },
};
export const LoadingMoreBanned: Story = {
  args: { banned, hasMoreBanned: true, isLoadingMoreBanned: true },
};
export const BannedCut: Story = { args: { banned, bannedCutAt: 500 } };
export const NobodyByThatName: Story = { args: { members: [], query: 'zed' } };
export const Loading: Story = { args: { members: [], status: 'loading' } };
export const Failed: Story = { args: { members: [], status: 'error' } };
export const InvitedFailed: Story = {
  args: { banned, invitedStatus: 'error', onRetryInvited: fn() },
};
export const BannedFailed: Story = {
  args: { bannedStatus: 'error', onRetryBanned: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryBanned).toHaveBeenCalledTimes(1);
  },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ClubMemberList {...args} />
    </div>
  ),
};
export const AllStates: Story = { args: { invited, banned, hasMore: true } };
