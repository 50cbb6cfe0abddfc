import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../primitives/LinkButton';
import { heroColumns } from '../Hero/Hero.fixtures';
import { PartnerPanel } from './PartnerPanel';

const meta = {
  title: 'Home/PartnerPanel',
  component: PartnerPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    overline: 'Official partner',
    title: 'Jet-ski racing World Finals',
    description: 'Event hub, event chatrooms and racer profiles, all week long.',
    image: heroColumns[0]?.[0] ?? '',
    children: (
      <>
        <LinkButton href="/scores" variant="primary">
          See Event Hub
        </LinkButton>
        <LinkButton href="/scores">Join the Chat</LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof PartnerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithoutAction: Story = { args: { children: null } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Every state on one page. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <PartnerPanel {...args} />
      <PartnerPanel {...args} title="Without an action">
        {null}
      </PartnerPanel>
      <PartnerPanel
        {...args}
        title="The World Finals of everything that floats, carves and flies past the second buoy"
      />
    </div>
  ),
};
