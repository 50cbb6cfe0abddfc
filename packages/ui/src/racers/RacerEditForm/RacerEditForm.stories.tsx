import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Dialog } from '../../primitives/Dialog';
import { portrait } from '../../primitives/Avatar/Avatar.fixtures';
import { photo } from '../../primitives/FileField/FileField.fixtures';
import { RacerEditForm, type RacerEditFormProps } from './RacerEditForm';
import { ageTooLow, blank, filled, heightOutOfRange } from './RacerEditForm.fixtures';

function Live(props: RacerEditFormProps) {
  const [values, setValues] = useState(props.values);
  const [file, setFile] = useState(props.image);
  const [alt, setAlt] = useState(props.imageAlt ?? '');
  return (
    <RacerEditForm
      {...props}
      values={values}
      onChange={setValues}
      image={file}
      onImageChange={setFile}
      {...(props.onImageAltChange && { imageAlt: alt, onImageAltChange: setAlt })}
    />
  );
}

const meta = {
  title: 'Racers/RacerEditForm',
  component: RacerEditForm,
  args: {
    values: filled,
    onChange: fn(),
    image: null,
    onImageChange: fn(),
    imageUrl: portrait('#1E6F72', '#22D3C8'),
    onSubmit: fn(),
    onCancel: fn(),
  },
  render: (args) => <Live {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RacerEditForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { values: blank, imageUrl: null } };
export const PhotoChosen: Story = { args: { image: photo } };
export const PhotoToDescribe: Story = { args: { image: photo, onImageAltChange: fn() } };
export const PhotoDescribed: Story = {
  args: { image: photo, imageAlt: 'At the start, helmet in hand.', onImageAltChange: fn() },
};
export const UploadingPhoto: Story = { args: { image: photo, uploadProgress: 62 } };
export const Saving: Story = { args: { isSaving: true } };
export const AgeTooLow: Story = {
  args: { values: { ...filled, age: '8' }, errors: ageTooLow },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Age must be at least 9.' }));
    await expect(canvas.getByRole('textbox', { name: 'Age' })).toHaveFocus();
  },
};
export const HeightOutOfRange: Story = {
  args: { values: { ...filled, height: '35' }, errors: heightOutOfRange },
};
export const LongNames: Story = {
  args: {
    values: {
      ...filled,
      origin: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
      bio: 'A bio that goes on. '.repeat(30),
    },
  },
};
export const RightToLeft: Story = {
  args: { values: { ...filled, origin: 'بيروت، لبنان', bio: 'اثنا عشر موسماً على الماء.' } },
  globals: { direction: 'rtl' },
};

export const InDialog: Story = {
  render: (args) => (
    <Dialog isOpen title="Edit racer" size="large" onOpenChange={fn()}>
      <Live {...args} />
    </Dialog>
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <Live {...args} />
      <Live {...args} values={blank} imageUrl={null} />
      <Live {...args} image={photo} uploadProgress={62} />
      <Live {...args} isSaving />
      <Live {...args} errors={[...ageTooLow, ...heightOutOfRange]} />
    </div>
  ),
};
