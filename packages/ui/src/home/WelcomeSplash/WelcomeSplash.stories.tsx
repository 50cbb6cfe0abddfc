import type { Meta, StoryObj } from '@storybook/react-vite';
import { WelcomeSplash } from './WelcomeSplash';

const meta = {
  title: 'Home/WelcomeSplash',
  component: WelcomeSplash,
  parameters: { layout: 'fullscreen' },
  args: { productName: 'Clubline', progress: 60 },
} satisfies Meta<typeof WelcomeSplash>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const JustStarted: Story = { args: { progress: 0 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const AlmostThere: Story = { args: { progress: 100 } };

/** Every state on one page. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid' }}>
      <WelcomeSplash {...args} progress={0} />
      <WelcomeSplash {...args} />
      <WelcomeSplash {...args} productName="Grandstand Nation" progress={100} />
    </div>
  ),
};
