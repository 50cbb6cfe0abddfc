import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnalysisList } from './AnalysisList';

const meta = {
  title: 'Results/AnalysisList',
  component: AnalysisList,
  args: {
    headingLevel: 2,
    items: [
      'Ines Carvalho won two of three starts and never left the first three places.',
      'Kai Nakamura lost the overall by a single place in the second moto.',
      'Sofia Lindqvist was faster than anybody in the last two laps.',
    ],
  },
} satisfies Meta<typeof AnalysisList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

/** The first thought alone, until somebody wants to read on. */
export const Folded: Story = { args: { shown: 1 } };
export const Unfolded: Story = {
  args: { shown: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const One: Story = { args: { items: ['A quiet day on the lake.'] } };

/** Every state on one page; without a thought there is nothing. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <AnalysisList {...args} />
      <AnalysisList
        {...args}
        items={[
          'A single long thought that goes on for more than one line, because some days have ' +
            'one story only and it takes its time to be told in full.',
        ]}
      />
      <AnalysisList {...args} items={[]} />
    </div>
  ),
};
