import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PushSettings } from './PushSettings';

const meta = {
  title: 'Account/PushSettings',
  component: PushSettings,
  args: {
    status: 'ready',
    browser: 'off',
    replies: true,
    mentions: true,
    rooms: [{ id: 'finals', name: 'the World Finals chat', isOn: false }],
    onRetry: fn(),
    onTurnOn: fn(),
    onTurnOff: fn(),
    onRepliesChange: fn(),
    onMentionsChange: fn(),
    onRoomChange: fn(),
  },
} satisfies Meta<typeof PushSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { browser: 'on' } };
export const TurningOn: Story = { args: { isPending: true } };
export const MentionsAlone: Story = { args: { browser: 'on', replies: false } };
export const WithoutRooms: Story = { args: { rooms: [] } };
export const Unsupported: Story = { args: { browser: 'unsupported' } };
export const Denied: Story = { args: { browser: 'denied' } };
export const Offline: Story = { args: { browser: 'on', isOffline: true } };
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error' } };
export const AllStates: Story = {};
