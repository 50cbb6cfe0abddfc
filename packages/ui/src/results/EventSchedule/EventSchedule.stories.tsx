import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { EventSchedule } from './EventSchedule';
import { sampleDays } from './EventSchedule.fixtures';

const meta = {
  title: 'Results/EventSchedule',
  component: EventSchedule,
  args: {
    note: 'Times in your time zone: Central European Summer Time',
    days: sampleDays,
    headingLevel: 3,
  },
} satisfies Meta<typeof EventSchedule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { actions: <Button icon={<Icon name="calendar" />}>Add to calendar</Button> },
};
export const DaysAlone: Story = { args: { note: undefined } };
export const LongTexts: Story = {
  args: {
    days: sampleDays.map((day) => ({
      ...day,
      sessions: day.sessions.map((session) => ({
        ...session,
        time: '11:30 p.m. – 1:30 a.m.',
        title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch: open, two laps',
      })),
    })),
  },
};
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Ready, globals: { direction: 'rtl' } };

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <EventSchedule {...args} actions={<Button>Add to calendar</Button>} />
      <EventSchedule
        headingLevel={3}
        days={sampleDays.map(({ name, ...day }) => ({ ...day, name: `${name}, again` }))}
      />
    </div>
  ),
};
