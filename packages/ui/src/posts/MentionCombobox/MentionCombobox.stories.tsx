import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MentionCombobox, type MentionComboboxProps } from './MentionCombobox';
import { people } from './MentionCombobox.fixtures';

function Live(props: MentionComboboxProps) {
  const [value, setValue] = useState(props.value);
  return <MentionCombobox {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Posts/MentionCombobox',
  component: MentionCombobox,
  args: {
    label: 'Write a post',
    value: '',
    onChange: fn(),
    onQueryChange: fn(),
    suggestions: people,
    placeholder: 'What is happening?',
    rows: 2,
  },
  render: (args) => <Live {...args} />,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 360, maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MentionCombobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** What is asked stays in one line, and the field as high as one. */
export const NarrowPlaceholder: Story = {
  args: { rows: 1, placeholder: 'What’s new in your club?' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Write a post' });
    await expect(field.offsetHeight).toBe(44);
  },
};

/** The person who is marked has the edge where the row begins: at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'hi @');
    const [marked] = canvas.getAllByRole('option');
    await expect(getComputedStyle(marked!).boxShadow).toContain('-3px 0px');
  },
};

export const Suggestions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'hi @');
    await expect(canvas.getByRole('listbox', { name: 'People to mention' })).toBeVisible();
  },
};

export const Accepted: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'hi @{ArrowDown}{Enter}');
    await expect(field).toHaveValue('hi @ben_torres ');
  },
};

export const NoMatches: Story = {
  args: { suggestions: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '@zzzz');
    await expect(canvas.getAllByText('No matches')[0]).toBeVisible();
  },
};

export const Searching: Story = {
  args: { suggestions: [], status: 'loading' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '@a');
    await expect(canvas.getByText('Searching…')).toBeVisible();
  },
};

export const LoadFailed: Story = {
  args: { suggestions: [], status: 'error' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '@a');
    const words = 'Couldn’t look for people. Keep typing to try again.';
    await expect(canvas.getAllByText(words)[0]).toBeVisible();
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: 'Waiting' } };

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Live {...args} label="Empty" />
      <Live {...args} label="Filled" value={'Two lines\nof text with @amy_lake'} />
      <Live {...args} label="Disabled" isDisabled value="Waiting" />
    </div>
  ),
};
