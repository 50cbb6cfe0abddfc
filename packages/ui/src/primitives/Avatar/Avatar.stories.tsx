import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar';
import { brokenUrl, portraitUrl } from './Avatar.fixtures';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Mara Lindqvist', size: 96 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = { args: { src: portraitUrl } };
export const Initials: Story = {};
export const OneName: Story = { args: { name: '@driftwood' } };
export const NoName: Story = { args: { name: '', isDecorative: true } };
export const PictureDoesNotLoad: Story = {
  args: { src: brokenUrl },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-stock]')).not.toBeNull());
  },
};
export const AllSizes: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      {([24, 32, 40, 56, 96, 160] as const).map((size) => (
        <Avatar key={size} name="Mara Lindqvist" size={size} />
      ))}
      {([24, 32, 40, 56, 96, 160] as const).map((size) => (
        <Avatar key={size} name="Mara Lindqvist" src={portraitUrl} size={size} />
      ))}
    </div>
  ),
};
