import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { racePictures } from '../../primitives/Lightbox/Lightbox.fixtures';
import { DaySection } from '../DaySection';
import { EventProgramme } from './EventProgramme';

const meta = {
  title: 'Results/EventProgramme',
  component: EventProgramme,
  args: {
    title: 'World Finals',
    note: 'Sample data',
    image: racePictures[0]?.src ?? '',
    imageAlt: 'A watercraft on open water at noon',
    imageLabel: 'Show the schedule',
    onOpenImage: fn(),
    actions: <Button icon={<Icon name="calendar" />}>Schedule</Button>,
    children: (
      <>
        <DaySection day="Monday" note="October 6th" headingLevel={3}>
          What happened on Monday.
        </DaySection>
        <DaySection day="Tuesday" note="October 7th" headingLevel={3}>
          What happened on Tuesday.
        </DaySection>
      </>
    ),
  },
} satisfies Meta<typeof EventProgramme>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAChat: Story = {};
export const WithAChat: Story = {
  args: { chat: <p>Here stands the live room.</p>, chatLabel: 'Live chat' },
};
export const Phone: Story = { ...WithAChat, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...WithAChat, globals: { direction: 'rtl' } };
