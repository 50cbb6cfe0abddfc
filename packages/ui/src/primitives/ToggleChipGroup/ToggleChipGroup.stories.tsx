import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ToggleChipGroup } from './ToggleChipGroup';

const sports = [
  'MLS',
  'NBA',
  'NFL',
  'MLB',
  'NHL',
  'Jet-Ski',
  'Tennis',
  'Golf',
  'Cricket',
  'Rugby',
  'MMA',
  'Boxing',
].map((label) => ({ value: label, label }));
const tags = ['Player', 'Coach', 'Fan', 'Organizer', 'Referee', 'Parent'].map((label) => ({
  value: label,
  label,
}));

const meta = {
  title: 'Primitives/ToggleChipGroup',
  component: ToggleChipGroup,
  args: { label: 'Sports', options: sports, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToggleChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const SomeChosen: Story = { args: { defaultValue: ['Jet-Ski', 'NHL'] } };
export const Invalid: Story = { args: { errorMessage: 'Please select at least one sport.' } };
export const AtTheLimit: Story = {
  args: {
    label: 'Profile tags',
    options: tags,
    defaultValue: ['Fan', 'Parent'],
    maxSelected: 2,
    onLimit: fn(),
    description: 'Choose one or two.',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Coach' }));
    await expect(args.onLimit).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Coach' })).not.toBeChecked();
  },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['Golf'] } };
