import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ClubFormPage } from '../ClubFormPage';
import { ClubEditForm, type ClubEditFormProps } from './ClubEditForm';
import { clubPicture, clubPictureUrl, filledClub, longClub } from './ClubForm.fixtures';

function Live(props: ClubEditFormProps) {
  const [values, setValues] = useState(props.values);
  const [picture, setPicture] = useState(props.image);
  return (
    <ClubFormPage
      title="Club Settings"
      subtitle={props.values.name}
      standing="You are owner of the club"
      closeHref="/clubs/c-lake"
    >
      <ClubEditForm
        {...props}
        values={values}
        onChange={setValues}
        image={picture}
        onImageChange={setPicture}
      />
    </ClubFormPage>
  );
}

const meta = {
  title: 'Clubs/ClubEditForm',
  component: ClubEditForm,
  args: {
    values: filledClub,
    onChange: fn(),
    image: null,
    onImageChange: fn(),
    imageUrl: clubPictureUrl,
    onSubmit: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ClubEditForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {};
export const WithoutPicture: Story = { args: { imageUrl: null } };
export const PictureChosen: Story = { args: { image: clubPicture } };
export const NameInvalid: Story = {
  args: { values: { ...filledClub, name: '' }, isNameInvalid: true },
};
export const Saving: Story = { args: { isSaving: true } };
export const LongNames: Story = { args: { values: longClub } };
export const RightToLeft: Story = {
  args: { values: { name: 'فرسان البحيرة', description: 'جولات كل سبت.' } },
  globals: { direction: 'rtl' },
};

export const AllStates: Story = {
  // Forms of one name stand under each other here only.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <ClubEditForm {...args} />
      <ClubEditForm {...args} image={clubPicture} />
      <ClubEditForm {...args} isSaving />
    </div>
  ),
};
