import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { carrying, drag } from '../../primitives/FileField/FileField.fixtures';
import type { ComposerPictures } from './ComposerPictures';
import { PostComposer, type PostComposerProps } from './PostComposer';

const drawn = (name: string, fill: string) =>
  new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18"><rect width="32" ' +
        `height="18" fill="${fill}"/></svg>`,
    ],
    name,
    { type: 'image/svg+xml' },
  );
const pictures: ComposerPictures = {
  items: [],
  onAdd: fn(),
  onRemove: fn(),
  onAltChange: fn(),
};
const chosen = ['#0A6E6C', '#7A4AD6', '#96541F', '#1E6F72'].map((fill, at) => ({
  id: `${at}`,
  file: drawn(`lap-${at + 1}.svg`, fill),
  alt: '',
}));
const one = { ...chosen[0]!, alt: 'The start line at dawn' };

/** Keeps what is chosen, as a page does. */
function Live(props: PostComposerProps) {
  const [items, setItems] = useState(props.pictures?.items ?? []);
  return (
    <PostComposer
      {...props}
      pictures={{
        ...pictures,
        items,
        onAdd: (files) =>
          setItems((before) => [
            ...before,
            ...files.map((file, at) => ({ id: `${before.length + at}`, file, alt: '' })),
          ]),
        onRemove: (id) => setItems((before) => before.filter((item) => item.id !== id)),
      }}
    />
  );
}

const inputOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('input[type="file"]') as HTMLInputElement;

const meta = {
  title: 'Posts/PostComposer',
  component: PostComposer,
  args: { author: { name: 'Amy Lake' }, value: '', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof PostComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Written: Story = { args: { value: 'Race day.\nGates open at nine.' } };
export const OnlySpaces: Story = { args: { value: '   ' } };
export const Posting: Story = { args: { value: 'Race day.', isPending: true } };
export const WithPictureChoice: Story = { args: { pictures } };
/** Beside the button that posts, the words of the choice stay in one line. */
export const PictureChoiceOnPhone: Story = {
  args: { pictures, labels: { addPicture: 'Añadir imagen', submit: 'Publicar' } },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const words = canvas.getByText('Añadir imagen');
    await expect(words.getBoundingClientRect().height).toBeLessThan(32);
  },
};
export const PictureChosen: Story = {
  args: { value: 'Race day.', pictures: { ...pictures, items: [one] } },
};
export const FourPictures: Story = {
  args: { value: 'Race day.', pictures: { ...pictures, items: chosen } },
};
export const TooManyPictures: Story = {
  args: { pictures: { ...pictures, items: chosen.slice(0, 3) } },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), [
      drawn('a.svg', '#000'),
      drawn('b.svg', '#000'),
    ]);
    await expect(await canvas.findByText('A post shows up to 4 pictures.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const Removed: Story = {
  args: { pictures: { ...pictures, items: chosen.slice(0, 2) } },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 1' }));
    await expect(await canvas.findByRole('button', { name: 'Remove picture' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    await expect(canvas.getByLabelText('Add picture')).toHaveFocus();
  },
};
export const Pasted: Story = {
  args: { pictures },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Write a post' }));
    await userEvent.paste(carrying(chosen[0]!.file));
    await expect(
      await canvas.findByRole('textbox', { name: 'Describe the picture' }),
    ).toBeVisible();
  },
};
/** Words that were copied from a document come with a picture of themselves. */
export const WordsPasted: Story = {
  args: { pictures: { ...pictures, onAdd: fn() } },
  play: async ({ canvasElement, args }) => {
    const data = carrying(chosen[0]!.file);
    data.setData('text/plain', 'Gates open at nine.');
    data.setData('text/html', '<p>Gates open at nine.</p>');
    await userEvent.click(within(canvasElement).getByRole('textbox', { name: 'Write a post' }));
    await userEvent.paste(data);
    await expect(args.onChange).toHaveBeenCalledWith('Gates open at nine.');
    await expect(args.pictures?.onAdd).not.toHaveBeenCalled();
  },
};
export const Dropped: Story = {
  args: { pictures },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole('form', { name: 'Write a post' });
    drag('dragover', form, chosen[0]!.file, chosen[1]!.file);
    await waitFor(() => expect(form).toHaveAttribute('data-over'));
    drag('drop', form, chosen[0]!.file, chosen[1]!.file);
    await waitFor(() => expect(form).not.toHaveAttribute('data-over'));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
  },
};
/** A picture that misses the form does not open in place of the page. */
export const DroppedBeside: Story = {
  args: { pictures: { ...pictures, onAdd: fn() } },
  play: async ({ canvasElement, args }) => {
    await expect(drag('dragover', canvasElement, one.file)).toBe(false);
    await expect(drag('drop', canvasElement, one.file)).toBe(false);
    await expect(args.pictures?.onAdd).not.toHaveBeenCalled();
  },
};
export const NotAnImage: Story = {
  args: { pictures },
  play: async ({ canvasElement }) => {
    await userEvent
      .setup({ applyAccept: false })
      .upload(inputOf(canvasElement), new File(['Lap times'], 'times.txt', { type: 'text/plain' }));
    await expect(
      await within(canvasElement).findByText('This file is not an image.'),
    ).toBeVisible();
  },
};
export const Failed: Story = {
  args: { value: 'Race day.', pictures, errorMessage: 'The picture is too large.' },
};
export const WithNotice: Story = {
  args: {
    value: 'Are you coming, @ben_torres?',
    notice: '@ben_torres is not a member of this club and will not be notified.',
  },
};
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PostComposer {...args} />
      <PostComposer {...args} value="Race day." labels={{ label: 'Written post' }} />
      <PostComposer {...args} value="Race day." isPending labels={{ label: 'Post on its way' }} />
      <PostComposer
        {...args}
        value="Race day."
        pictures={pictures}
        labels={{ label: 'With a picture' }}
      />
    </div>
  ),
};
