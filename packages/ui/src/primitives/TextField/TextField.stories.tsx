import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon';
import { TextField, type TextFieldProps } from './TextField';

function Kept(props: TextFieldProps) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <div style={{ maxWidth: 420 }}>
      <TextField {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Username', name: 'username' },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'mara_l' } };
export const WithPlaceholder: Story = { args: { placeholder: 'mara_l' } };
export const WithDescription: Story = {
  args: { description: 'Lowercase letters, digits and underscores.' },
};
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = {
  args: { value: 'Mara L', errorMessage: 'Only letters, numbers, and underscores are allowed.' },
};
export const Disabled: Story = { args: { value: 'mara_l', isDisabled: true } };
export const ReadOnly: Story = {
  args: { label: 'Email Address', value: 'mara@example.org', isReadOnly: true },
};
export const WithPrefixAndSuffix: Story = {
  args: { prefix: '@', suffix: <Icon name="check" />, value: 'mara_l' },
};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Username' }), 'mara');
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('mara');
  },
};
