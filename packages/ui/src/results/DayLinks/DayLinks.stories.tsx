import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DayLinks } from './DayLinks';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const meta = {
  title: 'Results/DayLinks',
  component: DayLinks,
  args: {
    label: 'Days',
    days: names.map((name) => ({ id: name, name, href: '#', isCurrent: name === 'Friday' })),
  },
} satisfies Meta<typeof DayLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsRead: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Friday', current: true }),
    ).toBeVisible();
  },
};
export const NoneIsRead: Story = {
  args: { days: names.map((name) => ({ id: name, name, href: '#' })) },
};
export const Phone: Story = {
  args: {
    days: names.map((name) => ({ id: name, name, href: '#', isCurrent: name === 'Sunday' })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('link', { current: true });
    const line = day.closest('ul')!;
    const cutOff = () => day.getBoundingClientRect().right - line.getBoundingClientRect().right;
    await waitFor(() => expect(cutOff()).toBeLessThan(1));
    // As when the letters of the font come, which are wider.
    line.style.letterSpacing = '2px';
    await waitFor(() => expect(cutOff()).toBeLessThan(1));
    line.style.letterSpacing = '';
    // As when a chat opens beside it.
    line.style.inlineSize = '200px';
    await waitFor(() => expect(cutOff()).toBeLessThan(1));
    line.style.inlineSize = '';
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Every state on one page. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <DayLinks {...args} />
      <DayLinks label="Other days" days={args.days.map((day) => ({ ...day, isCurrent: false }))} />
    </div>
  ),
};
