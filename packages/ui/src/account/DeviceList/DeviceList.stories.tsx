import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DeviceList } from './DeviceList';
import { devices } from './DeviceList.fixtures';

const meta = {
  title: 'Account/DeviceList',
  component: DeviceList,
  args: { devices, status: 'ready', onSignOut: fn(), onSignOutOthers: fn(), onRetry: fn() },
} satisfies Meta<typeof DeviceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const OnlyThisOne: Story = { args: { devices: devices.slice(0, 1) } };
export const SigningOut: Story = {
  args: { devices: devices.map((device) => ({ ...device, isPending: !device.isCurrent })) },
};
export const LongName: Story = {
  args: {
    devices: devices.map((device) => ({ ...device, name: `Samsung Internet on ${device.name}` })),
  },
};
export const Loading: Story = { args: { devices: [], status: 'loading' } };
export const Failed: Story = { args: { devices: [], status: 'error' } };
export const AllStates: Story = {};
