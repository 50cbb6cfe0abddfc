import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon';
import { StatTile } from './StatTile';

const meta = {
  title: 'Primitives/StatTile',
  component: StatTile,
  args: { label: 'Followers', value: 1_284 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Highlighted: Story = { args: { isHighlighted: true } };
export const WithTrophy: Story = {
  args: {
    label: 'Career Wins',
    value: 27,
    isHighlighted: true,
    icon: <Icon name="trophy" size={24} />,
  },
};
export const Pressable: Story = {
  args: { onPress: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '1,284 Followers' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Zero: Story = { args: { value: 0 } };
export const Unknown: Story = { args: { value: null } };
export const Loading: Story = { args: { status: 'loading' } };
export const LongNames: Story = {
  args: {
    label: 'Placements among the first three of a season’s final standings',
    value: 98_765_432,
  },
};
export const RightToLeft: Story = {
  args: { label: 'المتابعون', onPress: fn(), isHighlighted: true },
  globals: { direction: 'rtl' },
};

export const AllStates: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(720px, calc(100vw - 48px))' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        gap: 12,
      }}
    >
      <StatTile label="Followers" value={1_284} onPress={fn()} isHighlighted />
      <StatTile label="Points" value={12_450} />
      <StatTile
        label="Career Wins"
        value={27}
        isHighlighted
        icon={<Icon name="trophy" size={24} />}
      />
      <StatTile label="Season Wins" value={0} />
      <StatTile label="Season Podiums" value={null} />
      <StatTile label="Views" value={98_765_432} />
      <StatTile label="Loading" value={null} status="loading" />
    </div>
  ),
};
