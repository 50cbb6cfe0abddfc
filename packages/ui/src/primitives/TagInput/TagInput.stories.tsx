import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TagInput } from './TagInput';

const suggestions = ['Player', 'Coach', 'Fan', 'Organizer', 'Referee', 'Parent'];

const meta = {
  title: 'Primitives/TagInput',
  component: TagInput,
  args: { label: 'Profile Tags', onChange: fn(), placeholder: 'Type and press Enter' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TagInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: ['Fan', 'Organizer'] } };
export const WithSuggestions: Story = { args: { defaultValue: ['Fan'], suggestions } };
export const Added: Story = {
  args: { suggestions },
  play: async ({ canvasElement }) => {
    await userEvent.type(
      within(canvasElement).getByRole('textbox', { name: 'Profile Tags' }),
      'coach{Enter}',
    );
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent('Coach');
  },
};
export const Removed: Story = {
  args: { defaultValue: ['Fan', 'Coach'] },
  play: async ({ canvasElement }) => {
    await userEvent.type(
      within(canvasElement).getByRole('textbox', { name: 'Profile Tags' }),
      '{Backspace}',
    );
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1);
  },
};
export const AtTheLimit: Story = {
  args: { defaultValue: ['Fan', 'Coach'], maxSelected: 2, description: 'Up to two.' },
};
export const Invalid: Story = {
  args: { errorMessage: 'Choose at most two profile tags.', defaultValue: ['Fan', 'Coach'] },
};
export const Disabled: Story = { args: { defaultValue: ['Fan'], isDisabled: true } };
export const LongWords: Story = {
  args: { defaultValue: ['Donaudampfschifffahrtsgesellschaftskapitänsmützenverein', 'Fan'] },
};
