import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Select } from './Select';

const options = [
  { value: 'all', label: 'All messages' },
  { value: 'mentions', label: 'Only mentions' },
  { value: 'off', label: 'Off' },
];

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: { label: 'Announce', options, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'mentions' } };
export const WithDescription: Story = {
  args: { description: 'What your screen reader says while you read.' },
};
export const Invalid: Story = { args: { errorMessage: 'Choose one.' } };
export const Disabled: Story = { args: { defaultValue: 'off', isDisabled: true } };
export const Open: Story = {
  args: { defaultValue: 'all' },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /Announce/ })
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await within(document.body).findByRole('listbox');
    await waitFor(() =>
      expect(within(list).getByRole('option', { name: 'All messages' })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    );
  },
};
