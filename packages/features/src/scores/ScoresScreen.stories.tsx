import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { resultsMessages } from '../results';
import {
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  createStoryClock,
  FakeClubline,
  type FakeBackend,
} from '../testing';
import { chatFake } from '../testing/chat/chat.fake';
import { chatHistory } from '../testing/chat/chat.fixtures';
import { sampleEvent } from '../testing/results.fixtures';
import { ScoresScreen, type ScoresScreenProps } from './ScoresScreen';

interface Args extends ScoresScreenProps {
  prepare?: (backend: FakeBackend) => void;
  /** What time it is, in ms since 1970; long after the event without it. */
  now?: number;
}

function Page({ prepare, now, ...props }: Args) {
  const [environment] = useState(() => createFakeEnvironment({ clock: createStoryClock(now) }));
  const [backend] = useState(() => {
    const server = createFakeBackend({
      areas: [authFake(), chatFake({ history: chatHistory, hasAdditions: true })],
    });
    prepare?.(server);
    return server;
  });
  return (
    <FakeClubline backend={backend} environment={environment}>
      <ScoresScreen {...props} />
    </FakeClubline>
  );
}

const meta = {
  title: 'Scores/Connected/ScoresScreen',
  component: Page,
  subcomponents: { ScoresScreen },
  args: { event: sampleEvent },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Aqua: Story = {};

/** What is said of the event at a time. */
const at = (now: string, state: string): Story => ({
  args: { now: Date.parse(now) },
  play: async ({ canvasElement }) =>
    expect((await within(canvasElement).findAllByText(state))[0]).toBeVisible(),
});
export const Upcoming: Story = at('2025-10-01T12:00:00Z', 'Coming up');
export const Live: Story = at('2025-10-06T17:00:00Z', 'Live');

export const DayShown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: "Show Wednesday's Results" }));
    await userEvent.click(canvas.getByRole('button', { name: 'Race 3 · Pro Runabout Stock' }));
    await expect(canvas.getByRole('table', { name: 'Race 3 Pro Runabout Stock' })).toBeVisible();
  },
};

export const ScheduleShown: Story = {
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', {
      name: resultsMessages.texts.viewSchedule,
    });
    await userEvent.click(button!);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Novice Ski Lites')).toBeVisible();
  },
};

/** Looks for a rider on all days. */
const searched = (query: string, words: string): Story => ({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: resultsMessages.texts.findRider }),
      query,
    );
    await expect(await canvas.findByText(words)).toBeVisible();
  },
});

export const RidersFound: Story = searched('kai', resultsMessages.texts.ridersFound(7));
export const NoRiderFound: Story = searched('nobody', resultsMessages.texts.ridersFound(0));
export const ManyRidersFound: Story = {
  args: {
    event: {
      ...sampleEvent,
      days: sampleEvent.days.map((day) => ({
        ...day,
        races: day.races.map((each) => ({
          ...each,
          rows: each.rows.flatMap((row) =>
            ['', 'A', 'B', 'C'].map((suffix) => ({
              ...row,
              bikeNumber: `${row.bikeNumber}${suffix}`,
            })),
          ),
        })),
      })),
    },
  },
  ...searched('kai', resultsMessages.texts.ridersCut(24, 28)),
};

export const Movement: Story = {
  args: { address: { day: 'monday', race: 'pro-runabout-stock' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: resultsMessages.texts.movement }),
    );
    await expect(
      canvas.getByRole('table', { name: 'Places of Pro Runabout Stock from moto to moto' }),
    ).toBeVisible();
  },
};

export const WithChat: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Join Live Chatroom' }));
    await expect(await canvas.findByText('42 online')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide Chatroom' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const LeagueWithoutProvider: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'MLB' }));
    await expect(
      await canvas.findAllByText('No score provider is set up for this league'),
    ).toHaveLength(2);
  },
};

/** The backend was asked whether it has a board, and has not answered. */
export const LeaguePending: Story = {
  args: { prepare: (backend) => void backend.hold('GET /scoreboards') },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: 'NBA' }));
    await expect(
      within(canvasElement).getByRole('progressbar', { name: 'Loading scores…' }),
    ).toBeVisible();
  },
};

export const ForTeams: Story = { args: { isForTeams: true } };

const race = 'pro-runabout-stock';
/** Opens with an address and looks for words. */
const linked = (address: NonNullable<ScoresScreenProps['address']>, words: string): Story => ({
  args: { address },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
});

export const LinkedRow: Story = linked(
  { day: 'tuesday', race, boat: '31' },
  'Copy link to Kai Nakamura',
);
export const LinkedClass: Story = linked(
  { day: 'tuesday', race },
  'Copy link to Pro Runabout Stock',
);
export const UnknownDay: Story = linked({ day: 'someday' }, 'This event has no such day');
export const UnknownClass: Story = linked(
  { day: 'tuesday', race: 'none' },
  'There is no such class on Tuesday',
);
export const UnknownBoat: Story = linked(
  { day: 'tuesday', race, boat: '99' },
  'There is no such boat in Pro Runabout Stock',
);

export const PlacesHidden: Story = {
  args: { address: { day: 'monday', race } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: /Hide places/ }));
    await expect(canvas.getByText('The analysis is hidden')).toBeVisible();
    await expect(canvas.getByText('Places are hidden')).toBeVisible();
    await expect(canvas.queryByText('gold')).toBeNull();
  },
};

export const OneTableShown: Story = {
  args: { address: { day: 'monday', race } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: /Hide places/ }));
    await userEvent.click(
      canvas.getByRole('button', {
        name: resultsMessages.texts.showPlaces('Race 1 · Pro Runabout Stock'),
      }),
    );
    await expect(canvas.getByText('gold')).toBeInTheDocument();
    await expect(canvas.getByText('The analysis is hidden')).toBeVisible();
  },
};

const copying = (write: () => Promise<void>, words: string): Story => ({
  args: { address: { day: 'monday', race } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const clipboard = canvasElement.ownerDocument.defaultView!.navigator.clipboard;
    const own = clipboard.writeText.bind(clipboard);
    clipboard.writeText = write;
    await userEvent.click(
      await canvas.findByRole('button', {
        name: resultsMessages.texts.copyRaceLink('Pro Runabout Stock'),
      }),
    );
    await expect(await canvas.findByText(words)).toBeVisible();
    clipboard.writeText = own;
  },
});

export const LinkCopied: Story = copying(() => Promise.resolve(), resultsMessages.texts.linkCopied);
export const LinkNotCopied: Story = copying(
  () => Promise.reject(new Error('not allowed')),
  resultsMessages.texts.linkNotCopied,
);
