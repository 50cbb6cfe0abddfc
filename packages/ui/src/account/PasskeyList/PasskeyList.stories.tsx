import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PasskeyList } from './PasskeyList';
import { passkeys } from './PasskeyList.fixtures';

const meta = {
  title: 'Account/PasskeyList',
  component: PasskeyList,
  args: {
    passkeys,
    status: 'ready',
    onRetry: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onAskedChange: fn(),
    onNewCodes: fn(),
  },
} satisfies Meta<typeof PasskeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const None: Story = { args: { passkeys: [] } };
export const AskedAfterPassword: Story = {
  args: { isAskedAfterPassword: true, recoveryCodesLeft: 8 },
};
export const OneCodeLeft: Story = { args: { isAskedAfterPassword: true, recoveryCodesLeft: 1 } };
export const Removing: Story = {
  args: { passkeys: passkeys.map((passkey) => ({ ...passkey, isPending: true })) },
};
export const LongName: Story = {
  args: {
    passkeys: passkeys.map((passkey) => ({
      ...passkey,
      name: `Samsung Internet, ${passkey.name}`,
    })),
  },
};
export const Loading: Story = { args: { passkeys: [], status: 'loading' } };
export const Failed: Story = { args: { passkeys: [], status: 'error' } };
export const AllStates: Story = {};
