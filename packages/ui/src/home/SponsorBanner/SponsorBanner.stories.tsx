import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../primitives/LinkButton';
import { SponsorBanner } from './SponsorBanner';

const meta = {
  title: 'Home/SponsorBanner',
  component: SponsorBanner,
  args: {
    title: 'Stand where the fans are',
    description: 'Partners and sponsors reach people while the game is on.',
    children: (
      <LinkButton href="/contact" variant="primary">
        Get in touch
      </LinkButton>
    ),
  },
} satisfies Meta<typeof SponsorBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithoutAction: Story = { args: { children: null } };

/** Every state on one page. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <SponsorBanner {...args} />
      <SponsorBanner {...args} title="Without an action">
        {null}
      </SponsorBanner>
      <SponsorBanner
        {...args}
        title={
          'Stand where the fans are, on every lake, in every arena and on each of the ' +
          'long evenings in between'
        }
      />
    </div>
  ),
};
