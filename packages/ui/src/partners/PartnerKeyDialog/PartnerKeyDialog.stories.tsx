import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PartnerKeyDialog } from './PartnerKeyDialog';

const accessibility = `
**Structure.** A dialog named after its heading; the key is a group named Key.

**Keys.** Tab: Copy, I have kept it. Escape does not close it, because the key is not shown again.

**Roles.** \`dialog\`, \`group\`, \`button\`.

**Tested.** axe in three themes. **Not tested.** With a screen reader in a person’s hands.
`;

const meta = {
  title: 'Partners/PartnerKeyDialog',
  component: PartnerKeyDialog,
  parameters: { docs: { description: { component: accessibility } } },
  args: {
    isOpen: true,
    partner: 'Harbour News',
    secret: 'clubline_partner_2fYqk0yNn1Zr5cQ7m3d8sVbT9wXhJ4aLgPeUoRiKx7Qa',
    onCopy: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof PartnerKeyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const AllStates: Story = {};
