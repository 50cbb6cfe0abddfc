import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../Checkbox';
import { CheckboxGroup } from './CheckboxGroup';

const meta = {
  title: 'Primitives/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Days',
    defaultValue: ['mon'],
    children: (
      <>
        <Checkbox value="mon">Monday</Checkbox>
        <Checkbox value="tue">Tuesday</Checkbox>
        <Checkbox value="wed">Wednesday</Checkbox>
      </>
    ),
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDescription: Story = {
  args: { description: 'Choose the days you want results for.' },
};
export const Invalid: Story = {
  args: { errorMessage: 'Choose at least one day.', defaultValue: [] },
};
export const Disabled: Story = { args: { isDisabled: true } };
