import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FirstSteps, type FirstStep } from './FirstSteps';

const steps: readonly FirstStep[] = [
  { name: 'club', href: '/clubs/discover', isDone: true },
  { name: 'follow', href: '/search', isDone: false },
  { name: 'post', href: '/profile/mara', isDone: false },
  { name: 'picture', href: '/settings', isDone: false },
];

const meta = {
  title: 'Home/FirstSteps',
  component: FirstSteps,
  args: { steps, onDismiss: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneDone: Story = {};
export const NoneDone: Story = {
  args: { steps: steps.map((step) => ({ ...step, isDone: false })) },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FirstSteps {...args} />
      <FirstSteps
        {...args}
        headingLevel={3}
        labels={{ title: 'Almost done' }}
        steps={steps.map((step) => ({ ...step, isDone: step.name !== 'picture' }))}
      />
    </div>
  ),
};
