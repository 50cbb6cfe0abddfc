import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Bio' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithCounter: Story = {
  args: { maxLength: 240, defaultValue: 'Watercraft on weekends, ice hockey on weekdays.' },
};
export const WithCounterAndDescription: Story = {
  args: { maxLength: 240, description: 'Shown on your profile.' },
};
export const OverTheLimit: Story = {
  args: { maxLength: 20, defaultValue: 'Watercraft on weekends, ice hockey on weekdays.' },
};
export const OneOverTheLimit: Story = { args: { maxLength: 9, defaultValue: 'Watercraft' } };
export const Invalid: Story = { args: { errorMessage: 'Bio is required.' } };
export const Disabled: Story = {
  args: { defaultValue: 'Watercraft on weekends.', isDisabled: true },
};
