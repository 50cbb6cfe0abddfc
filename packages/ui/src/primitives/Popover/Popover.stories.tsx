import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { Popover } from './Popover';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  args: {
    trigger: <Button>Why this place</Button>,
    'aria-label': 'Why this place',
    children: 'Two firsts and a third: 5 points.',
  },
  render: (args) => (
    <div style={{ minHeight: 160 }}>
      <Popover {...args} />
    </div>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpen: true, onOpenChange: fn() } };
export const LongContent: Story = {
  args: {
    isOpen: true,
    onOpenChange: fn(),
    children:
      'The sum of the places of all motos decides; a missing moto counts 999; a tie goes to ' +
      'the better single moto. '.repeat(3),
  },
};
