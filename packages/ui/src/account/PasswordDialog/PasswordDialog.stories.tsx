import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PasswordDialog } from './PasswordDialog';

const accessibility = `
**Structure.** A dialog named after its heading, with a form of the same name.

**Keys.** The focus starts in the field. Tab: the field and its eye, Cancel, the confirming button
and the cross. Enter in the field sends; Escape closes while nothing is under way.

**Roles.** \`dialog\`, \`form\`, \`alert\` for what went wrong.

**Tested.** axe in three themes. **Not tested.** With a screen reader in a person’s hands.
`;

const meta = {
  title: 'Account/PasswordDialog',
  component: PasswordDialog,
  parameters: { docs: { description: { component: accessibility } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Add a passkey',
    description: 'Your password first: a passkey opens your account.',
    confirmLabel: 'Continue',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
    username: 'amy_lake',
  },
} satisfies Meta<typeof PasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'secret1' } };
export const Pending: Story = { args: { value: 'secret1', isPending: true } };
export const WrongPassword: Story = {
  args: { value: 'secret9', errorMessage: 'This is not your current password.' },
};
export const Problem: Story = {
  args: { value: 'secret1', problem: 'Your browser was closed before it was done.' },
};
export const AllStates: Story = {};
