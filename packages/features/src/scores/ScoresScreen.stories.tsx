import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { accountsFake, createFakeBackend, FakeClubline } from '../testing';
import { chatFake, chatHistory } from '../testing/chat.fake';
import { sampleEvent } from './scores.fixtures';
import { ScoresScreen, type ScoresScreenProps } from './ScoresScreen';

function Page(props: ScoresScreenProps) {
  const [backend] = useState(() => createFakeBackend({ areas: [accountsFake(), chatFake({ history: chatHistory, hasAdditions: true })] }));
  return (
    <FakeClubline backend={backend}>
      <ScoresScreen {...props} />
    </FakeClubline>
  );
}

const meta = { title: 'Features/Scores/ScoresScreen', component: Page, args: { event: sampleEvent } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Aqua: Story = {};

export const DayShown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: "Show Wednesday's Results" }));
    await userEvent.click(canvas.getByRole('button', { name: 'Race 3 · Pro Runabout Stock' }));
    await expect(canvas.getByRole('table', { name: 'Race 3 Pro Runabout Stock' })).toBeVisible();
  },
};

export const WithChat: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Join Live Chatroom' }));
    await expect(await canvas.findByText('42 online')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide Chatroom' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const LeagueWithoutProvider: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'MLB' }));
    await expect(canvas.getAllByText('No score provider is set up for this league')).toHaveLength(2);
  },
};
