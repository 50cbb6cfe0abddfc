import { Button } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FakeClubline } from '../../testing';
import { useClubline } from '../provider';
import { ToastContainer } from './ToastContainer';

/** A feature that has something to say. */
function Feature({ tone }: { tone: 'positive' | 'critical' }) {
  const { toast } = useClubline();
  const title = tone === 'positive' ? 'Profile updated' : 'Profile not updated';
  return <Button onPress={() => toast.add({ tone, title })}>Save</Button>;
}

const meta = {
  title: 'Shell/Connected/ToastContainer',
  subcomponents: { ToastContainer },
  // `FakeClubline` has one, as an app has.
  render: ({ tone }) => (
    <FakeClubline>
      <div style={{ minBlockSize: 240 }}>
        <Feature tone={tone} />
      </div>
    </FakeClubline>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText(/^Profile/)).toBeVisible();
  },
} satisfies Meta<{ tone: 'positive' | 'critical' }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = { args: { tone: 'positive' } };
export const Failed: Story = { args: { tone: 'critical' } };
