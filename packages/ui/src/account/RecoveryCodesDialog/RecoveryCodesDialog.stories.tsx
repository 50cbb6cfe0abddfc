import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

const meta = {
  title: 'Account/RecoveryCodesDialog',
  component: RecoveryCodesDialog,
  // Each in a frame of its own: what is open covers the page, and keeps it from scrolling.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
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
