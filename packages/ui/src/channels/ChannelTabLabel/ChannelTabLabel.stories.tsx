import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tab, TabList, TabPanel, Tabs } from '../../primitives/Tabs';
import { ChannelTabLabel, type ChannelTabLabelProps } from './ChannelTabLabel';

const inTabs = (channels: ChannelTabLabelProps[]) => (
  <Tabs>
    <TabList aria-label="Club sections">
      <Tab id="general">General</Tab>
      {channels.map((props) => (
        <Tab key={props.name} id={props.name}>
          <ChannelTabLabel {...props} />
        </Tab>
      ))}
    </TabList>
    {['general', ...channels.map(({ name }) => name)].map((id) => (
      <TabPanel key={id} id={id}>
        What stands there.
      </TabPanel>
    ))}
  </Tabs>
);

const meta = {
  title: 'Channels/ChannelTabLabel',
  component: ChannelTabLabel,
  args: { name: 'lounge', unreadCount: 3 },
  render: (args) => inTabs([args]),
} satisfies Meta<typeof ChannelTabLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const AllRead: Story = { args: { unreadCount: 0 } };
export const ManyUnread: Story = { args: { unreadCount: 100 } };
export const RightToLeft: Story = { args: { name: 'الاستراحة' }, globals: { direction: 'rtl' } };

export const AllStates: Story = {
  render: () =>
    inTabs([
      { name: 'announcements', unreadCount: 1 },
      { name: 'lounge', unreadCount: 24 },
      { name: 'match-day', unreadCount: 100 },
      { name: 'lost and found' },
    ]),
};
