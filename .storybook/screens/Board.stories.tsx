import type { Meta, StoryObj } from '@storybook/react-vite';
import { Board } from './Board';

const meta = {
  title: 'Screens/Board',
  component: Board,
  // Each frame is a story that is tested by itself.
  tags: ['catalogue', '!test'],
  parameters: { controls: { disable: true } },
  args: { first: 'screens-signed-in--feed', language: 'en' },
  render: (args, { globals }) => <Board {...args} language={globals['locale'] as string} />,
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneScreen: Story = {};
