import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PartnerKeyList } from './PartnerKeyList';
import { partnerKeys } from './PartnerKeyList.fixtures';

const meta = {
  title: 'Partners/PartnerKeyList',
  component: PartnerKeyList,
  args: {
    keys: partnerKeys,
    status: 'ready',
    partner: '',
    onPartnerChange: fn(),
    onCreate: fn(),
    onRevoke: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PartnerKeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const None: Story = { args: { keys: [] } };
export const Creating: Story = { args: { partner: 'Harbour News', isCreating: true } };
export const WrongName: Story = {
  args: { errorMessage: 'The name of the partner is required.' },
};
export const Revoking: Story = {
  args: { keys: partnerKeys.map((key) => ({ ...key, isPending: true })) },
};
export const LongName: Story = {
  args: {
    keys: partnerKeys.map((key) => ({
      ...key,
      partner: `${key.partner} of the Society of Old and New Friends of Regattas`,
    })),
  },
};
export const Loading: Story = { args: { keys: [], status: 'loading' } };
export const Failed: Story = { args: { keys: [], status: 'error' } };
export const AllStates: Story = {};
