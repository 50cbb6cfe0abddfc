import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { lakeside, longNames } from '../ClubCard/ClubCard.fixtures';
import { ClubBanner } from './ClubBanner';

const meta = {
  title: 'Clubs/ClubBanner',
  component: ClubBanner,
  args: {
    name: lakeside.name,
    image: lakeside.image,
    memberCount: 128,
    owner: { name: 'Amy Lake' },
    membership: 'none',
    onJoin: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ClubBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotAMember: Story = {};
export const Joining: Story = { args: { isPending: true } };
export const NotSent: Story = { args: { unsent: { onRetry: fn(), onDiscard: fn() } } };
export const Member: Story = { args: { membership: 'member' } };
export const MenuOpen: Story = {
  args: { membership: 'member' },
  async play({ canvas, userEvent, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Joined' }));
    const menu = within(canvasElement.ownerDocument.body);
    await expect(await menu.findByRole('menuitem', { name: 'Leave' })).toBeVisible();
  },
};
export const Leaving: Story = { args: { membership: 'member', isPending: true } };
export const Owner: Story = { args: { membership: 'owner' } };
export const MembershipUnknown: Story = { args: { membership: 'unknown' } };
export const NoImage: Story = { args: { image: null, memberCount: 1 } };
export const LongNames: Story = {
  args: {
    name: longNames.name,
    image: null,
    memberCount: 12_480,
    owner: { name: 'Elena Konstantinopoulou-Fernández' },
  },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ClubBanner {...args} />
    </div>
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ClubBanner {...args} />
      <ClubBanner {...args} name="Being joined" isPending />
      <ClubBanner {...args} name="Joined" membership="member" image={null} />
      <ClubBanner {...args} membership="owner" name={longNames.name} image={null} />
    </div>
  ),
};
