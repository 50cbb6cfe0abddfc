import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageProgress } from './PageProgress';

const accessibility = `
**Keys.** None: it only says that the next page is on its way, and the page before it can be used.

**Roles.** A progress bar without a value. Nothing is announced: who follows a link hears the
heading of the next page as soon as it is there.

**Tested.** axe in three themes. **Not tested.** With a screen reader in a person’s hands.
`;

const meta = {
  title: 'Shell/PageProgress',
  component: PageProgress,
  parameters: { docs: { description: { component: accessibility } }, layout: 'fullscreen' },
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
