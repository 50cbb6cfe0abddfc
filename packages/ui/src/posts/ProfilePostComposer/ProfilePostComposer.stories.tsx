import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portrait } from '../../primitives/Avatar/Avatar.fixtures';
import { drag, photo } from '../../primitives/FileField/FileField.fixtures';
import { ProfilePostComposer, type ProfilePostComposerProps } from './ProfilePostComposer';

/** Keeps what is written and chosen, as a page does. */
function Live(props: ProfilePostComposerProps) {
  const [value, setValue] = useState(props.value);
  const [items, setItems] = useState(props.pictures?.items ?? []);
  return (
    <ProfilePostComposer
      {...props}
      value={value}
      onChange={setValue}
      {...(props.pictures && {
        pictures: {
          ...props.pictures,
          items,
          onAdd: (files) =>
            setItems((before) => [
              ...before,
              ...files.map((file, at) => ({ id: `${before.length + at}`, file, alt: '' })),
            ]),
          onRemove: (id) => setItems((before) => before.filter((item) => item.id !== id)),
        },
      })}
    />
  );
}

const pictures = { items: [], onAdd: fn(), onRemove: fn(), onAltChange: fn() };
const chosen = [1, 2, 3, 4].map((at) => ({ id: `${at}`, file: photo, alt: '' }));
const withPictures = (count: number) => ({ ...pictures, items: chosen.slice(0, count) });

const meta = {
  title: 'Posts/ProfilePostComposer',
  component: ProfilePostComposer,
  args: {
    author: { name: 'Amy Lake', image: portrait('#1E6F72', '#22D3C8') },
    value: '',
    onChange: fn(),
    pictures,
    onSubmit: fn(),
  },
  render: (args) => <Live {...args} />,
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
export const PictureOnly: Story = { args: { pictures: withPictures(1) } };
export const FourPictures: Story = { args: { pictures: withPictures(4) } };
export const PictureDescribed: Story = {
  args: {
    pictures: {
      ...pictures,
      items: [{ ...chosen[0]!, alt: 'Two runabouts side by side at the last buoy.' }],
    },
  },
};
/** On servers that take one, and no words for it. */
export const OnePictureAtMost: Story = {
  args: { pictures: { items: chosen.slice(0, 1), onAdd: fn(), onRemove: fn(), max: 1 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Write a post' });
    drag('drop', field, photo, new File([photo], 'second.svg', { type: photo.type }));
    await expect(await canvas.findByText('A post shows one picture.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
/** Anywhere on the form, as though it had been chosen. */
export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    drag('drop', canvas.getByRole('textbox', { name: 'Write a post' }), photo);
    await expect(
      await canvas.findByRole('textbox', { name: 'Describe the picture' }),
    ).toBeVisible();
  },
};
export const NotAnImageDropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const times = new File(['Lap times'], 'times.txt', { type: 'text/plain' });
    drag('drop', canvas.getByRole('textbox', { name: 'Write a post' }), times);
    await expect(await canvas.findByText('This file is not an image.')).toBeVisible();
  },
};
export const AtTheLimit: Story = { args: { value: 'a'.repeat(500) } };
export const TooLong: Story = { args: { value: `${'Lap after lap. '.repeat(33)}And home.` } };
export const Posting: Story = {
  args: { value: 'Second in the first moto.', pictures: withPictures(1), isPending: true },
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
      <Live {...args} value="Second in the first moto." pictures={withPictures(1)} />
      <Live {...args} pictures={withPictures(4)} />
      <Live {...args} value={'a'.repeat(501)} />
      <Live {...args} value="Second in the first moto." isPending />
      <Live {...args} value="Second in the first moto." errorMessage="Failed to post" />
    </div>
  ),
};
