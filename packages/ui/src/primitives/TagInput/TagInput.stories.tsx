import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TagInput, type TagInputProps } from './TagInput';

const suggestions = ['Player', 'Coach', 'Fan', 'Organizer', 'Referee', 'Parent'];

function Kept(props: TagInputProps) {
  const [value, setValue] = useState([...props.value]);
  return (
    <div style={{ maxWidth: 420 }}>
      <TagInput {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Primitives/TagInput',
  component: TagInput,
  args: { label: 'Profile Tags', value: [], onChange: fn(), placeholder: 'Type and press Enter' },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TagInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: ['Fan', 'Organizer'] } };
export const WithSuggestions: Story = { args: { value: ['Fan'], suggestions } };
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
  args: { value: ['Fan', 'Coach'] },
  play: async ({ canvasElement }) => {
    await userEvent.type(
      within(canvasElement).getByRole('textbox', { name: 'Profile Tags' }),
      '{Backspace}',
    );
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1);
  },
};
export const AtTheLimit: Story = {
  args: { value: ['Fan', 'Coach'], max: 2, description: 'Up to two.' },
};
export const Invalid: Story = {
  args: { errorMessage: 'Choose at most two profile tags.', value: ['Fan', 'Coach'] },
};
export const Disabled: Story = { args: { value: ['Fan'], isDisabled: true } };
export const LongWords: Story = {
  args: { value: ['Donaudampfschifffahrtsgesellschaftskapitänsmützenverein', 'Fan'] },
};
