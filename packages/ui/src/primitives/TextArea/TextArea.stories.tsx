import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextArea, type TextAreaProps } from './TextArea';

function Kept(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 420 }}>
      <TextArea {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Bio', value: '' },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithCounter: Story = {
  args: { maxLength: 240, value: 'Watercraft on weekends, ice hockey on weekdays.' },
};
export const WithCounterAndDescription: Story = {
  args: { maxLength: 240, description: 'Shown on your profile.' },
};
export const OverTheLimit: Story = {
  args: { maxLength: 20, value: 'Watercraft on weekends, ice hockey on weekdays.' },
};
export const OneOverTheLimit: Story = { args: { maxLength: 9, value: 'Watercraft' } };
export const Invalid: Story = { args: { errorMessage: 'Bio is required.' } };
export const Disabled: Story = { args: { value: 'Watercraft on weekends.', isDisabled: true } };
