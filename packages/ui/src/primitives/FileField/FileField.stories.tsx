import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { portraitUrl } from '../Avatar/Avatar.fixtures';
import { FileField, type FileFieldProps } from './FileField';

const picture = new File(
  [decodeURIComponent(portraitUrl.slice(portraitUrl.indexOf(',') + 1))],
  'portrait.svg',
  { type: 'image/svg+xml' },
);

function Kept(props: FileFieldProps) {
  const [file, setFile] = useState(props.file);
  return <FileField {...props} file={file} onSelect={setFile} />;
}

const meta = {
  title: 'Primitives/FileField',
  component: FileField,
  args: { label: 'Profile Picture', accept: 'image/*', file: null, onSelect: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithPresentPicture: Story = { args: { previewUrl: portraitUrl } };
export const Chosen: Story = { args: { file: picture } };
export const WrongKindOfFile: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/Profile Picture/);
    await fireEvent.change(input, {
      target: { files: [new File(['x'], 'sheet.pdf', { type: 'application/pdf' })] },
    });
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'This kind of file cannot be used here.',
    );
  },
};
export const UnreadablePicture: Story = {
  args: { file: new File(['no picture'], 'portrait.png', { type: 'image/png' }) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        'This picture cannot be read. Please choose another one.',
      ),
    ).toBeVisible();
  },
};
export const WithDescription: Story = { args: { description: 'A square picture looks best.' } };
export const Invalid: Story = { args: { file: picture, errorMessage: 'Image upload failed' } };
export const Compact: Story = { args: { isCompact: true, labels: { choose: 'Add picture' } } };
export const CompactChosen: Story = { args: { isCompact: true, file: picture } };
export const Disabled: Story = { args: { isDisabled: true } };
