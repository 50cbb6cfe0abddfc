import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField';

function Kept(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <div style={{ maxWidth: 420 }}>
      <SearchField {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  args: { label: 'Search my clubs', placeholder: 'Search my clubs…' },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'harbour' } };
export const ClearedWithEscape: Story = {
  args: { value: 'harbour' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search my clubs' });
    await userEvent.type(field, '{Escape}');
    await expect(field).toHaveValue('');
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
