import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import useSWR from 'swr';
import { createFakeEnvironment, createStoryClock, FakeClubline } from '../../testing';
import { OfflineNotice } from './OfflineNotice';

const MINUTE = 60_000;
const KEY = '/clubs?pages';

/** Something that was asked for earlier. */
function Kept() {
  return <p>{String(useSWR<string>(KEY).data ?? '')}</p>;
}

const meta = {
  title: 'Shell/Connected/OfflineNotice',
  subcomponents: { OfflineNotice },
  render: ({ age }) => {
    const clock = createStoryClock();
    const environment = createFakeEnvironment({ clock, hasNetwork: false });
    const kept = { value: 'What was seen last.', at: clock.now() - age };
    environment.storage.local.setJson(`sports_app_${KEY}`, kept);
    return (
      <FakeClubline user={null} environment={environment}>
        <Kept />
        <OfflineNotice />
      </FakeClubline>
    );
  },
  args: { age: 0 },
} satisfies Meta<{ age: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('What was seen last.');
    await waitFor(() => expect(canvasElement).toHaveTextContent(`No connection. ${words}`));
  };

export const JustNow: Story = { play: says('Updated just now.') };
export const MinutesOld: Story = { args: { age: 5 * MINUTE }, play: says('Updated 5 min ago.') };
export const HoursOld: Story = { args: { age: 180 * MINUTE }, play: says('Updated 3 h ago.') };
export const DaysOld: Story = { args: { age: 2_880 * MINUTE }, play: says('Updated 2 days ago.') };
