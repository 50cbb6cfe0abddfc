import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Select, type SelectProps } from './Select';

const options = [
  { value: 'all', label: 'All messages' },
  { value: 'mentions', label: 'Only mentions' },
  { value: 'off', label: 'Off' },
];

function Kept(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 320, minHeight: 260 }}>
      <Select {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: { label: 'Announce', options, value: null, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { value: 'mentions' } };
export const WithDescription: Story = {
  args: { description: 'What your screen reader says while you read.' },
};
export const Invalid: Story = { args: { errorMessage: 'Choose one.' } };
export const Disabled: Story = { args: { value: 'off', isDisabled: true } };
export const Open: Story = {
  args: { value: 'all' },
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
