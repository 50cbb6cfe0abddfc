import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Lightbox } from './Lightbox';
import { racePictures } from './Lightbox.fixtures';

const meta = {
  title: 'Primitives/Lightbox',
  component: Lightbox,
  // Each in a frame of its own: what is open covers the page, and keeps it from scrolling.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { images: racePictures, index: 0, onIndexChange: fn() },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Last: Story = { args: { index: 2 } };
export const OnePicture: Story = { args: { images: racePictures.slice(0, 1) } };
export const TurnedWithArrowKeys: Story = {
  play: async ({ args }) => {
    await expect(await within(document.body).findByRole('img')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenCalledWith(1);
  },
};
export const ClosedWithEscape: Story = {
  play: async ({ args }) => {
    await expect(await within(document.body).findByRole('img')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onIndexChange).toHaveBeenCalledWith(null);
  },
};
