import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ClubFormPage } from '../ClubFormPage';
import { ClubForm, type ClubFormProps } from './ClubForm';
import { blankClub, clubPicture, filledClub, longClub } from './ClubForm.fixtures';

function Live(props: ClubFormProps) {
  const [values, setValues] = useState(props.values);
  const [picture, setPicture] = useState(props.image);
  const coOwners = values.coOwners
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return (
    <ClubFormPage title="Create Club" closeHref="/clubs" size="large">
      <ClubForm
        {...props}
        values={values}
        onChange={setValues}
        image={picture}
        onImageChange={setPicture}
        coOwners={coOwners}
      />
    </ClubFormPage>
  );
}

const meta = {
  title: 'Clubs/ClubForm',
  component: ClubForm,
  args: {
    values: blankClub,
    onChange: fn(),
    image: null,
    onImageChange: fn(),
    coOwners: [],
    onSubmit: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ClubForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { values: filledClub } };
export const PictureChosen: Story = { args: { values: filledClub, image: clubPicture } };
export const WrongKindOfFile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent
      .setup({ applyAccept: false })
      .upload(
        canvas.getByLabelText(/Club Picture/),
        new File(['x'], 'rules.pdf', { type: 'application/pdf' }),
      );
    await expect(canvas.getByText('This kind of file cannot be used here.')).toBeVisible();
  },
};
export const NameInvalid: Story = {
  args: { values: { ...filledClub, name: 'ab' }, isNameInvalid: true },
};
export const NotSent: Story = {
  args: { values: filledClub, unsent: { onRetry: fn() } },
};
export const Creating: Story = {
  args: { values: filledClub, image: clubPicture, isCreating: true },
};
export const SummaryFollows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Club Name' }), 'Dawn Patrol');
    await expect(
      within(canvas.getByRole('region', { name: 'Summary' })).getByText('Dawn Patrol'),
    ).toBeVisible();
  },
};
export const LongNames: Story = { args: { values: longClub } };
export const RightToLeft: Story = {
  args: { values: { name: 'فرسان البحيرة', description: 'جولات كل سبت.', coOwners: 'nour' } },
  globals: { direction: 'rtl' },
};

export const AllStates: Story = {
  // Forms and summaries of one name stand under each other here only.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <ClubFormPage title="Create Club" closeHref="/clubs" size="large">
      <ClubForm {...args} />
      <ClubForm
        {...args}
        values={filledClub}
        image={clubPicture}
        coOwners={['amy_lake', 'ben_torres']}
      />
      <ClubForm {...args} values={filledClub} coOwners={['amy_lake', 'ben_torres']} isCreating />
    </ClubFormPage>
  ),
};
