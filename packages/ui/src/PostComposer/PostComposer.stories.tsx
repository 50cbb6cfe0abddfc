import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PostComposer } from './PostComposer';

const accessibility = `
**Keys.** Tab to the field and the button. Enter is a new line.

**Roles.** A labelled text box; Post is disabled until there is more than spaces.

**Tested.** axe in three themes. **Not tested.** With a screen reader in a person’s hands.
`;

const meta = {
  title: 'Clubs/PostComposer',
  component: PostComposer,
  parameters: { docs: { description: { component: accessibility } } },
  args: { author: { name: 'Amy Lake' }, value: '', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof PostComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Written: Story = { args: { value: 'Race day.\nGates open at nine.' } };
export const OnlySpaces: Story = { args: { value: '   ' } };
export const Posting: Story = { args: { value: 'Race day.', isPending: true } };
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PostComposer {...args} />
      <PostComposer {...args} value="Race day." labels={{ label: 'Written post' }} />
      <PostComposer {...args} value="Race day." isPending labels={{ label: 'Post on its way' }} />
    </div>
  ),
};
