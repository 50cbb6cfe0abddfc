import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PodiumCard, PodiumSection } from './PodiumCard';

const meta = {
  title: 'Results/PodiumCard',
  component: PodiumCard,
  subcomponents: { PodiumSection },
  args: {
    href: '#',
    title: 'Final · Pro Ski Grand Prix',
    places: [
      { place: 1, rider: 'Sofia Lindqvist', boat: '197' },
      { place: 2, rider: 'Oskar Nyberg', boat: '149' },
      { place: 3, rider: 'Owen Whitlock', boat: '73' },
    ],
  },
} satisfies Meta<typeof PodiumCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', {
        name:
          'Final · Pro Ski Grand Prix Place 1, gold Sofia Lindqvist Boat 197 ' +
          'Place 2, silver Oskar Nyberg Boat 149 Place 3, bronze Owen Whitlock Boat 73',
      }),
    ).toBeVisible();
  },
};

/** Two on the first place leave the second free. */
export const SharedPlace: Story = {
  args: {
    places: [
      { place: 1, rider: 'Sofia Lindqvist', boat: '197' },
      { place: 1, rider: 'Oskar Nyberg', boat: '149' },
      { place: 3, rider: 'Owen Whitlock', boat: '73' },
    ],
  },
};

export const LongNames: Story = {
  args: {
    title: 'Moto 3 · Veterans and Masters Runabout Limited 1100 Two-Stroke Endurance',
    places: [
      { place: 1, rider: 'Bartholomew Featherstonehaugh-Cholmondeley', boat: 'X1024' },
      { place: 2, rider: 'Donaudampfschifffahrtsgesellschaft', boat: '9' },
    ],
  },
};

export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Final · Pro Ski Grand Prix Place hidden' }),
    ).toBeVisible();
  },
};

/** Of a name that is cut the end is left out, whichever way the page is read. */
export const LongNamesRightToLeft: Story = {
  ...LongNames,
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Bartholomew Featherstonehaugh-Cholmondeley');
    await expect(getComputedStyle(name).direction).toBe('ltr');
    const whole = document.createRange();
    whole.selectNodeContents(name);
    const [box, letters] = [name.getBoundingClientRect(), whole.getBoundingClientRect()];
    await expect(Math.round(letters.left)).toBe(Math.round(box.left));
  },
};

export const Flat: Story = { args: { isFlat: true } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Every state on one page. */
export const AllStates: Story = {
  render: (args) => (
    <PodiumSection title="Latest results: Sunday">
      <PodiumCard {...args} />
      <PodiumCard {...args} places={args.places.slice(0, 1)} />
      <PodiumCard {...args} isHidden />
      <PodiumCard {...args} isFlat />
    </PodiumSection>
  ),
};

/** Where two fit and a third does not, enough of it is seen that nobody takes two for all. */
export const EdgeOfTheThird: Story = {
  render: (args) => (
    <div style={{ inlineSize: '596px' }}>
      <PodiumSection title="Podiums" headingLevel={4}>
        <PodiumCard {...args} />
        <PodiumCard {...args} />
        <PodiumCard {...args} />
      </PodiumSection>
    </div>
  ),
  play: async ({ canvas }) => {
    const end = canvas.getByRole('region').getBoundingClientRect().right;
    const third = canvas.getAllByRole('link')[2]?.getBoundingClientRect().left ?? end;
    await expect(end - third).toBeGreaterThan(32);
  },
};
