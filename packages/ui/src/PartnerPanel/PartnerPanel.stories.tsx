import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../LinkButton';
import { heroColumns } from '../Hero/Hero.fixtures';
import { PartnerPanel } from './PartnerPanel';

const meta = {
  title: 'Home/PartnerPanel',
  component: PartnerPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    overline: 'Official partner',
    title: 'Jet-ski racing World Finals',
    text: 'Event hub, event chatrooms and racer profiles, all week long.',
    imageSrc: heroColumns[0]?.[0] ?? '',
    children: (
      <>
        <LinkButton href="/scores" variant="primary">See Event Hub</LinkButton>
        <LinkButton href="/scores">Join the Chat</LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof PartnerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
