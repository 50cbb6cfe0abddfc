import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DaySection } from './DaySection';

const meta = {
  title: 'Results/DaySection',
  component: DaySection,
  args: {
    day: 'Monday',
    note: 'October 6th',
    headingLevel: 2,
    children: <p style={{ margin: 0 }}>What happened on Monday.</p>,
  },
} satisfies Meta<typeof DaySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: "Show Monday's Results" }));
    await expect(canvas.getByText('What happened on Monday.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: "Hide Monday's Results" }));
    await expect(canvas.queryByText('What happened on Monday.')).toBeNull();
  },
};

export const OpenDays: Story = { args: { defaultOpen: true } };

export const WithoutNote: Story = { args: { note: undefined } };

/** Every state on one page. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <DaySection {...args} day="Monday" />
      <DaySection {...args} day="Tuesday" defaultOpen />
    </div>
  ),
};
