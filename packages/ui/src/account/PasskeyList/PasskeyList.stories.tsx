import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PasskeyList } from './PasskeyList';
import { passkeys } from './PasskeyList.fixtures';

const accessibility = `
**Structure.** A region named after its heading, with a list of the same name.

**Keys.** Tab: Remove of each passkey, which is named after it, then the switch, Make
new recovery codes where codes count, and Add a passkey. Space turns the switch.

**Roles.** \`region\`, \`list\`, \`button\`, \`switch\`.

**Tested.** axe in three themes. **Not tested.** With a screen reader in a person’s hands.
`;

const meta = {
  title: 'Account/PasskeyList',
  component: PasskeyList,
  parameters: { docs: { description: { component: accessibility } } },
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
