import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { lakeside, longNames } from '../ClubCard/ClubCard.fixtures';
import { ClubInfoPanel } from './ClubInfoPanel';

const meta = {
  title: 'Clubs/ClubInfoPanel',
  component: ClubInfoPanel,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    name: lakeside.name,
    description: lakeside.description,
    ownerName: 'Amy Lake',
  },
} satisfies Meta<typeof ClubInfoPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForMembers: Story = {};
export const ForTheOwner: Story = { args: { editHref: '/club-settings/lakeside' } };
export const ForCoOwners: Story = {
  args: { onResign: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Resign as co-owner' }));
    await expect(args.onResign).toHaveBeenCalledOnce();
  },
};
export const NothingKnown: Story = { args: { description: null, ownerName: null } };
export const AllStates: Story = {
  args: {
    name: longNames.name,
    description: longNames.description,
    ownerName: 'Elena Konstantinopoulou-Fernández',
    editHref: '/club-settings/long',
  },
};
