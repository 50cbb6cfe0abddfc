import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DeviceList } from './DeviceList';
import { devices, manyDevices } from './DeviceList.fixtures';

const meta = {
  title: 'Account/DeviceList',
  component: DeviceList,
  args: { devices, status: 'ready', onSignOut: fn(), onSignOutOthers: fn(), onRetry: fn() },
} satisfies Meta<typeof DeviceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
/** Of many, the first few are shown. */
export const Many: Story = { args: { devices: manyDevices } };
export const AllOfMany: Story = {
  args: { devices: manyDevices },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12 devices' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};
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
