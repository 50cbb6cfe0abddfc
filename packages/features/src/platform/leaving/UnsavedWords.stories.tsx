import { Button } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FakeClubline } from '../../testing';
import { useClubline } from '../provider';
import { UnsavedWords } from './UnsavedWords';

function LeadAway() {
  const { navigate } = useClubline();
  return <Button onPress={() => navigate('/clubs')}>Go to the clubs</Button>;
}

const meta = {
  title: 'Shell/Connected/UnsavedWords',
  component: UnsavedWords,
  args: { isUnsaved: true },
  render: (args) => (
    <FakeClubline>
      <UnsavedWords {...args} />
      <LeadAway />
    </FakeClubline>
  ),
} satisfies Meta<typeof UnsavedWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Go to the clubs' }));
    await expect(
      await screen.findByRole('alertdialog', { name: 'Leave this page?' }),
    ).toBeVisible();
  },
};
