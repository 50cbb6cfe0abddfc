import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SideCard } from './SideCard';

const meta = {
  title: 'Primitives/SideCard',
  component: SideCard,
  args: {
    title: 'Boats for sale',
    moreHref: '#',
    moreLabel: 'See all',
    children: <p>Three were added this week.</p>,
  },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
} satisfies Meta<typeof SideCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithMore: Story = {
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: 'Boats for sale' }));
    await expect(card.getByRole('link', { name: 'See all Boats for sale' })).toBeVisible();
  },
};
export const Alone: Story = {
  args: { moreHref: undefined },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument(),
};
export const LongTitle: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaften and all of their boats' },
};
export const RightToLeft: Story = {
  args: { title: 'قوارب للبيع', moreLabel: 'عرض الكل', children: <p>أضيفت ثلاثة.</p> },
  globals: { direction: 'rtl' },
};

/** Every state on one page. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SideCard {...args} />
      <SideCard {...args} title="Weather" moreHref={undefined} />
      <SideCard {...args} title="Donaudampfschifffahrtsgesellschaften and all of their boats" />
    </div>
  ),
};
