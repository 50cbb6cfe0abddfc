import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ResultCard } from './ResultCard';

const meta = {
  title: 'Results/ResultCard',
  component: ResultCard,
  args: {
    href: '#',
    title: 'Pro Ski Grand Prix',
    day: 'Sunday, October 12th',
    rider: 'Sofia Lindqvist',
    boat: '197',
    place: 2,
  },
} satisfies Meta<typeof ResultCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silver: Story = {};
export const Gold: Story = { args: { place: 1 } };
export const Bronze: Story = { args: { place: 3 } };
export const WithoutMedal: Story = { args: { place: 14 } };

export const NoPlace: Story = {
  args: { place: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^No place/ })).toBeVisible();
  },
};

export const PlaceHidden: Story = {
  args: { isPlaceHidden: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', {
        name: 'Place hidden Sofia Lindqvist Boat 197 · Pro Ski Grand Prix · Sunday, October 12th',
      }),
    ).toBeVisible();
  },
};

/** One of many of the same rider. */
export const OfOneRider: Story = {
  args: { isOfOneRider: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', {
        name: 'Place 2, silver Pro Ski Grand Prix Boat 197 · Sunday, October 12th',
      }),
    ).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    rider: 'Maximiliana Featherstonehaugh-Cholmondeley von Wolfeschlegelsteinhausenbergerdorff',
    title: 'Professional Runabout Stock 1200 Naturally Aspirated',
    boat: 'X-1177-WX',
  },
};

/** Every state on one page. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[1, 2, 3, 12, null].map((place) => (
        <ResultCard key={place} {...args} place={place} />
      ))}
      <ResultCard {...args} isPlaceHidden />
      <div style={{ maxInlineSize: 220 }}>
        <ResultCard {...args} rider="Maximiliana Featherstonehaugh-Cholmondeley" />
      </div>
    </div>
  ),
};
