import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { PasswordForm, type PasswordFormProps } from './PasswordForm';

function Live(props: PasswordFormProps) {
  const [values, setValues] = useState(props.values);
  return <PasswordForm {...props} values={values} onChange={setValues} />;
}

const empty = { current: '', password: '', confirmation: '' };
const filled = { current: 'secret1', password: 'secret2', confirmation: 'secret2' };

const meta = {
  title: 'Account/PasswordForm',
  component: PasswordForm,
  render: (args) => <Live {...args} />,
  args: { values: empty, onChange: fn(), onSubmit: fn(), username: 'amy_lake' },
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { values: filled } };
export const Changing: Story = { args: { values: filled, isPending: true } };
export const ToBeFixed: Story = {
  args: {
    values: { ...filled, confirmation: 'secret3' },
    errors: [{ field: 'confirmation', message: 'Passwords do not match.' }],
  },
};
export const Refused: Story = {
  args: { values: filled, fieldErrors: { current: 'This is not your current password.' } },
};
export const AllStates: Story = {};
