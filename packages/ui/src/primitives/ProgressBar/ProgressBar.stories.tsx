import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading photo', value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Started: Story = { args: { value: 0 } };
export const UnderWay: Story = {};
export const Done: Story = { args: { value: 100 } };
export const EndUnknown: Story = { args: { value: undefined, label: 'Finishing up…' } };
export const WithoutWords: Story = { args: { isLabelHidden: true } };
