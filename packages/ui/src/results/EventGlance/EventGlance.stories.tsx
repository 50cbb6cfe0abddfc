import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EventGlance, type EventGlanceProps } from './EventGlance';

const next = {
  kind: 'next',
  title: 'Pro Runabout Stock',
  day: 'Wednesday 8 October',
  time: '18:00–19:30',
  start: '2025-10-08T09:00:00-07:00',
  place: 'Lake Havasu City, Arizona',
} satisfies EventGlanceProps['race'];
const final = {
  title: 'Final · Pro Ski Grand Prix',
  href: '#race',
  places: [
    { place: 1, rider: 'Sofia Lindqvist', boat: '197' },
    { place: 2, rider: 'Oskar Nyberg', boat: '149' },
    { place: 3, rider: 'Owen Whitlock', boat: '73' },
  ],
};
const latest = { kind: 'latest', day: 'Sunday', races: [final] } satisfies EventGlanceProps['race'];
const several = {
  ...latest,
  races: [
    final,
    { ...final, title: 'Pro Runabout Grand Prix', href: '#race-2', isHidden: true },
    {
      title: 'Team Relay',
      href: '#race-3',
      places: [
        { place: 1, rider: 'Maximiliana Featherstonehaugh-Cholmondeley', boat: 'X6' },
        { place: 1, rider: 'Luca Moretti', boat: '345' },
      ],
    },
  ],
} satisfies EventGlanceProps['race'];
const long = {
  ...next,
  title: 'Veterans and Masters Runabout Limited 1100 Two-Stroke Endurance, second qualification',
  place: 'Donaudampfschifffahrtsgesellschaftshafenbecken, Lower Austria',
};

const meta = {
  title: 'Results/EventGlance',
  component: EventGlance,
  args: { race: next, scoresHref: '#' },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
} satisfies Meta<typeof EventGlance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NextRace: Story = {
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: 'Next race' }));
    await expect(card.getByText('Pro Runabout Stock')).toBeVisible();
    await expect(card.getByRole('time')).toHaveTextContent('Wednesday 8 October 18:00–19:30');
    await expect(card.getByRole('link', { name: 'See scores Next race' })).toBeVisible();
  },
};
export const NextRaceWithoutPlace: Story = { args: { race: { ...next, place: '' } } };
export const LatestResults: Story = {
  args: { race: latest },
  play: async ({ canvasElement }) => {
    const name = 'Latest results: Sunday';
    const card = within(within(canvasElement).getByRole('region', { name }));
    await expect(card.getByRole('link', { name: `See all ${name}` })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Final · Pro Ski Grand Prix/ })).toBeVisible();
  },
};
export const SeveralRaces: Story = {
  args: { race: several },
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region'));
    await expect(card.getAllByRole('link')).toHaveLength(4);
    await expect(card.getByRole('link', { name: /^Team Relay.*Luca Moretti/ })).toBeVisible();
  },
};
export const PlacesHidden: Story = {
  args: { race: { ...latest, races: [{ ...final, isHidden: true }] } },
};
export const LongNames: Story = { args: { race: long } };
export const RightToLeft: Story = {
  args: { race: { ...next, day: 'الأربعاء 8 أكتوبر' } },
  globals: { direction: 'rtl' },
};

/** Every state on one page. */
export const AllStates: Story = {
  // Cards of one name stand below each other here only.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <EventGlance {...args} />
      <EventGlance {...args} race={long} />
      <EventGlance {...args} race={latest} />
      <EventGlance {...args} race={several} />
    </div>
  ),
};
