import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

const accessibility = `
**Structure.** A dialog named after its heading, with a list of the codes.

**Keys.** Tab: Copy, Download, I have kept them. Escape does not close it, because the codes are not
shown again.

**Roles.** \`dialog\`, \`list\`, \`button\`.

**Tested.** axe in three themes. **Not tested.** With a screen reader in a person’s hands.
`;

const meta = {
  title: 'Account/RecoveryCodesDialog',
  component: RecoveryCodesDialog,
  parameters: { docs: { description: { component: accessibility } } },
  args: {
    isOpen: true,
    codes: [
      'ABCD-EFGH-JKMN-PQRS-TVWX-YZ23',
      '4567-89AB-CDEF-GHJK-MNPQ-RSTV',
      'WXYZ-2345-6789-ABCD-EFGH-JKMN',
    ],
    onCopy: fn(),
    onDownload: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof RecoveryCodesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const AllStates: Story = {};
