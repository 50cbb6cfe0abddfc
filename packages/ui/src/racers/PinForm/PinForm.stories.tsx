import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PinForm } from './PinForm';

const meta = {
  title: 'Racers/PinForm',
  component: PinForm,
  args: { onUnlock: fn(), onDismissWrong: fn() },
} satisfies Meta<typeof PinForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const ThreeDigits: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('PIN'), '12x3');
    await expect(canvas.getByRole('button', { name: 'Unlock' })).toBeDisabled();
  },
};
export const FourDigits: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('PIN'), '12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await expect(args.onUnlock).toHaveBeenCalledWith('1234');
  },
};
export const WrongPin: Story = { args: { isWrong: true } };
export const LongNames: Story = {
  args: {
    labels: {
      title: 'The restricted area of the racing association',
      description:
        'Enter the four digits that the organisers handed out to you on paper, one after the ' +
        'other.',
      unlock: 'Unlock the restricted area',
    },
  },
};
export const RightToLeft: Story = {
  args: { labels: { title: 'منطقة مقيّدة', description: 'أدخل الرمز المكوّن من 4 أرقام.' } },
  globals: { direction: 'rtl' },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <PinForm {...args} />
      <PinForm {...args} labels={{ title: 'With other words', pin: 'Code', unlock: 'Open' }} />
    </div>
  ),
};
