import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageProgress } from './PageProgress';

const meta = {
  title: 'Shell/PageProgress',
  component: PageProgress,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '160px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PageProgress>;
export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Loading the next page' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};
