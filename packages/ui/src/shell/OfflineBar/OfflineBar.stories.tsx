import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OfflineBar } from './OfflineBar';

const meta = {
  title: 'Shell/OfflineBar',
  component: OfflineBar,
  parameters: { layout: 'fullscreen' },
  args: { title: 'No connection.', description: 'Updated 5 min ago.' },
} satisfies Meta<typeof OfflineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAge: Story = {
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'No connection. Updated 5 min ago.',
    ),
};
export const WithoutAge: Story = { args: { description: '' } };
export const Connected: Story = {
  args: { title: '', description: '' },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement(),
};
