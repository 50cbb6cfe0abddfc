import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PartnerKeyDialog } from './PartnerKeyDialog';

const meta = {
  title: 'Partners/PartnerKeyDialog',
  component: PartnerKeyDialog,
  // Each in a frame of its own: what is open covers the page, and keeps it from scrolling.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
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
