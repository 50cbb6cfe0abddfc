import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ClubInvitation } from './ClubInvitation';

const meta = {
  title: 'Clubs/ClubInvitation',
  component: ClubInvitation,
  args: {
    inviterName: 'Amy Lake',
    expiresLabel: '6 December',
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof ClubInvitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};
export const InviterNotKnown: Story = {
  args: { inviterName: undefined, expiresLabel: undefined },
};
export const Accepting: Story = { args: { answer: 'accepting' } };
export const Declining: Story = { args: { answer: 'declining' } };
export const Accepted: Story = { args: { answer: 'accepted' } };
export const Declined: Story = { args: { answer: 'declined' } };
export const Ended: Story = { args: { answer: 'ended' } };
export const LongNames: Story = {
  args: { inviterName: 'Wolfeschlegelsteinhausenbergerdorff Konstantinopoulou-Fernández' },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ClubInvitation {...args} />
    </div>
  ),
};
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['open', 'accepting', 'declining', 'accepted', 'declined', 'ended'] as const).map(
        (answer) => (
          <ClubInvitation
            key={answer}
            {...args}
            answer={answer}
            labels={{ label: `Invitation, ${answer}` }}
          />
        ),
      )}
    </div>
  ),
};
