import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portrait } from '../../primitives/Avatar/Avatar.fixtures';
import { photo } from '../../primitives/FileField/FileField.fixtures';
import { ProfilePostComposer, type ProfilePostComposerProps } from './ProfilePostComposer';

function Live(props: ProfilePostComposerProps) {
  const [value, setValue] = useState(props.value);
  const [image, setImage] = useState(props.image);
  const [alt, setAlt] = useState(props.imageAlt ?? '');
  return (
    <ProfilePostComposer
      {...props}
      value={value}
      onChange={setValue}
      image={image}
      onImageChange={setImage}
      {...(props.onImageAltChange && { imageAlt: alt, onImageAltChange: setAlt })}
    />
  );
}

const notes = `
**Structure.** A form with a labelled text area, a file field for one picture and a button. The
count of characters belongs to the text area's description; that a limit is passed is announced
once.

**Keys.** Tab goes: text, picture, Post. Enter makes a new line.

**Limits.** Nothing is cut: past 500 characters the text is kept, marked, and cannot be posted.
Posting is off while there is nothing to post and while a post is on its way.

**Tested.** Both limits, the busy state and failures in unit tests; axe in three themes; 320 px by
eye. **Not tested.** Dropping a picture onto the form; it is not offered.
`;

const meta = {
  title: 'Posts/ProfilePostComposer',
  component: ProfilePostComposer,
  args: {
    author: { name: 'Amy Lake', image: portrait('#1E6F72', '#22D3C8') },
    value: '',
    onChange: fn(),
    image: null,
    onImageChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => <Live {...args} />,
  parameters: { docs: { description: { component: notes } } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfilePostComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Written: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Write a post' }),
      'Second in the first moto.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const ImageOnly: Story = { args: { image: photo } };
export const ImageToDescribe: Story = { args: { image: photo, onImageAltChange: fn() } };
export const ImageDescribed: Story = {
  args: {
    image: photo,
    imageAlt: 'Two runabouts side by side at the last buoy.',
    onImageAltChange: fn(),
  },
};
export const AtTheLimit: Story = { args: { value: 'a'.repeat(500) } };
export const TooLong: Story = { args: { value: `${'Lap after lap. '.repeat(33)}And home.` } };
export const Posting: Story = {
  args: { value: 'Second in the first moto.', image: photo, isPending: true },
};
export const Failed: Story = {
  args: { value: 'Second in the first moto.', errorMessage: 'Failed to post' },
};
export const LongNames: Story = {
  args: {
    value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    author: { name: 'Maximiliana-Alexandra Konstantinopoulou-Fernández' },
  },
};
export const RightToLeft: Story = {
  args: { value: 'المركز الثاني في السباق الأول.' },
  globals: { direction: 'rtl' },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <Live {...args} value="Second in the first moto." image={photo} />
      <Live {...args} image={photo} onImageAltChange={fn()} />
      <Live {...args} value={'a'.repeat(501)} />
      <Live {...args} value="Second in the first moto." isPending />
      <Live {...args} value="Second in the first moto." errorMessage="Failed to post" />
    </div>
  ),
};
