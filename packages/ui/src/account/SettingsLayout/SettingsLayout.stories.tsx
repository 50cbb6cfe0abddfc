import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { photo } from '../../primitives/FileField/FileField.fixtures';
import { SettingsLayout } from './SettingsLayout';
import { pictureUrl, saved, tagSuggestions } from './SettingsLayout.fixtures';
import { SettingsProfileForm, type SettingsProfileFormProps } from './SettingsProfileForm';

function Live({
  heading,
  aside,
  ...props
}: SettingsProfileFormProps & { heading?: string; aside?: ReactNode }) {
  const [values, setValues] = useState(props.values);
  const [picture, setPicture] = useState(props.image);
  const isChanged = props.isChanged || values !== props.values || picture !== props.image;
  return (
    <SettingsLayout
      aside={aside}
      labels={heading ? { title: heading, sections: `${heading} sections` } : undefined}
    >
      <SettingsProfileForm
        {...props}
        labels={heading ? { title: `${heading}: profile` } : undefined}
        values={values}
        onChange={setValues}
        image={picture}
        onImageChange={setPicture}
        isChanged={isChanged}
      />
    </SettingsLayout>
  );
}

const meta = {
  title: 'Account/SettingsLayout',
  component: SettingsProfileForm,
  subcomponents: { SettingsLayout },
  args: {
    values: saved,
    onChange: fn(),
    email: 'amy@example.org',
    image: null,
    onImageChange: fn(),
    imageUrl: pictureUrl,
    isChanged: false,
    onSubmit: fn(),
    onTagLimit: fn(),
    tagSuggestions,
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SettingsProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {};
export const WithMore: Story = {
  globals: { viewport: { value: 'wide' } },
  render: (args) => <Live {...args} aside={<p>What else there is to set.</p>} />,
};
export const Changed: Story = { args: { isChanged: true } };
export const Saving: Story = { args: { isChanged: true, isSaving: true } };
export const PictureChosen: Story = { args: { image: photo } };
export const EmailTooltip: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox', { name: /Username/ }));
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Email changes are disabled for now.',
    );
  },
};
export const PleaseFix: Story = {
  args: {
    values: { ...saved, firstName: '', username: 'Amy Lake!' },
    isChanged: true,
    errors: [
      { field: 'firstName', message: 'First name is required' },
      { field: 'username', message: 'Only letters, numbers, and underscores are allowed.' },
    ],
  },
};
export const BioTooLong: Story = {
  args: { values: { ...saved, bio: 'a'.repeat(241) }, isChanged: true },
};
export const Empty: Story = {
  args: {
    values: { firstName: '', lastName: '', username: '', bio: '', tags: [] },
    email: '',
    imageUrl: null,
  },
};
export const Loading: Story = { args: { values: undefined } };
export const LongNames: Story = {
  args: {
    values: {
      firstName: 'Maximiliana-Alexandra',
      lastName: 'Konstantinopoulou-Fernández of the Northern Counties',
      username: 'elena_konstantinopoulou_fernandez_of_the_northern_counties',
      bio: 'Long. '.repeat(40),
      tags: ['Organizer of long weekends on the lake', 'Referee'],
    },
    email: 'maximiliana-alexandra.konstantinopoulou-fernandez@northern-counties.example.org',
  },
};
export const RightToLeft: Story = {
  args: {
    values: {
      ...saved,
      firstName: 'نور',
      lastName: 'حداد',
      bio: 'أحب سباقات الدراجات المائية.',
      tags: ['مشجعة'],
    },
  },
  globals: { direction: 'rtl' },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <Live {...args} />
      <Live {...args} heading="Saving" isChanged isSaving />
      <Live
        {...args}
        heading="To be fixed"
        isChanged
        errors={[{ field: 'firstName', message: 'First name is required' }]}
      />
      <Live {...args} heading="Loading" values={undefined} />
    </div>
  ),
};
