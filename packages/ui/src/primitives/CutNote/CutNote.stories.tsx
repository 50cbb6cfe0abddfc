import type { Meta, StoryObj } from '@storybook/react-vite';
import { CutNote } from './CutNote';

const accessibility = `
**Keys.** None: it is a text.

**Roles.** A paragraph after the list whose end it is; nothing announces it.

**Tested.** axe in three themes. **Not tested.** With a screen reader.
`;

const meta = {
  title: 'Primitives/CutNote',
  component: CutNote,
  args: { cutAt: 5_000 },
  parameters: { docs: { description: { component: accessibility } } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CutNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cut: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 200 }}>
      <CutNote cutAt={1} />
      <CutNote cutAt={500} />
      <CutNote cutAt={100_000} />
    </div>
  ),
};
