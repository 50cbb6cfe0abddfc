import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkButton } from '../LinkButton';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: { title: 'Something went wrong.' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithMessage: Story = {
  args: { title: 'Couldn’t load notifications.', description: 'Server error' },
};
export const WithRetry: Story = {
  args: {
    title: "Couldn't load this profile",
    description: 'Failed to load profile',
    onRetry: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const WithWayOut: Story = {
  args: { title: 'User not found', action: <LinkButton href="/clubs">Explore Clubs</LinkButton> },
};
