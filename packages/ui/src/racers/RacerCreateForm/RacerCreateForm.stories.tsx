import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { blank, filled } from '../RacerEditForm/RacerEditForm.fixtures';
import { RacerCreateForm, type RacerCreateFormProps } from './RacerCreateForm';

const athletes = [
  { id: 'a1', name: 'Jane Doe', detail: 'Lake Havasu City, USA' },
  { id: 'a2', name: 'Jane Dover', detail: 'Perth, Australia' },
  { id: 'a3', name: 'Janek Nowak' },
];

const problems = [
  {
    field: 'name',
    message:
      'Duplicate athlete “Jane Doe” already exists. Select it from the dropdown or change ' +
      'the name.',
  },
  { field: 'age', message: 'Age must be a number.' },
  { field: 'bio', message: 'Bio is required.' },
  { field: 'boatManufacturers', message: 'Boat manufacturer is required.' },
];

function Live(props: RacerCreateFormProps) {
  const [values, setValues] = useState(props.values);
  return (
    <RacerCreateForm
      {...props}
      values={values}
      onChange={setValues}
      suggestions={values.name.length < 2 ? [] : props.suggestions}
    />
  );
}

const meta = {
  title: 'Racers/RacerCreateForm',
  component: RacerCreateForm,
  args: {
    values: { ...blank, name: '', athleteId: null },
    onChange: fn(),
    suggestions: athletes,
    onSubmit: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof RacerCreateForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { values: { ...filled, name: 'Aiko Tanaka', athleteId: null }, suggestions: [] },
};
export const Suggestions: Story = {
  // While its list is open react-aria hides the rest of the page from screen readers, though not
  // from Tab; Tab closes the list.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Name' }), 'jan');
    await expect(await screen.findByRole('option', { name: /Jane Doe/ })).toBeVisible();
  },
};
export const ExistingAthlete: Story = {
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('combobox', { name: 'Name' });
    await userEvent.type(name, 'jan{ArrowDown}{Enter}');
    await expect(name).toHaveValue('Jane Doe');
    await expect(
      within(canvasElement).getByText('An existing athlete: the racer will be added to it.'),
    ).toBeVisible();
  },
};
export const PleaseFix: Story = {
  args: {
    values: { ...blank, name: 'jANE dOE', age: 'abc', athleteId: null },
    errors: problems,
    suggestions: [],
  },
};
export const Creating: Story = {
  args: {
    values: { ...filled, name: 'Aiko Tanaka', athleteId: null },
    status: 'creating',
    suggestions: [],
  },
};
export const NotSent: Story = {
  args: {
    values: { ...filled, name: 'Aiko Tanaka', athleteId: null },
    unsent: { onRetry: fn() },
    suggestions: [],
  },
};
export const FinishingUp: Story = {
  args: {
    values: { ...filled, name: 'Aiko Tanaka', athleteId: null },
    status: 'finishing',
    suggestions: [],
  },
};
export const LongNames: Story = {
  args: {
    values: {
      ...filled,
      name: 'Maximiliana-Alexandra Konstantinopoulou-Fernández of the Northern Counties',
      athleteId: null,
    },
    suggestions: [],
  },
};
export const RightToLeft: Story = {
  args: { values: { ...filled, name: 'نور حداد', athleteId: null }, suggestions: [] },
  globals: { direction: 'rtl' },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Live {...args} />
      <Live
        {...args}
        values={{ ...blank, name: 'jANE dOE', athleteId: null }}
        errors={problems}
        suggestions={[]}
      />
      <Live {...args} values={{ ...filled, name: 'Jane Doe', athleteId: 'a1' }} suggestions={[]} />
      <Live
        {...args}
        values={{ ...filled, name: 'Aiko Tanaka', athleteId: null }}
        status="finishing"
        suggestions={[]}
      />
    </div>
  ),
};
