import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DeviceList } from './DeviceList';
import { devices } from './DeviceList.fixtures';

const accessibility = `
**Structure.** A region named after its heading, with a list of the same name.

**Keys.** Tab: each Sign out, then Sign out everywhere else, which is there when there is another
device. Each button is named after its device.

**Tested.** axe in three themes. **Not tested.** With a screen reader in a person’s hands.
`;

const meta = {
  title: 'Account/DeviceList',
  component: DeviceList,
  parameters: { docs: { description: { component: accessibility } } },
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
