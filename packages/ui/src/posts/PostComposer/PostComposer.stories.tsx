import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PostComposer } from './PostComposer';

const picture = { file: null, onSelect: fn(), alt: '', onAltChange: fn() };
const pictureFile = () =>
  new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18"><rect width="32" ' +
        'height="18" fill="#0A6E6C"/></svg>',
    ],
    'start-line.svg',
    { type: 'image/svg+xml' },
  );

const accessibility = `
**Keys.** Tab to the field and the button. Enter is a new line.

**Roles.** A labelled text box; Post is disabled until there is more than spaces.

**Tested.** axe in three themes. **Not tested.** With a screen reader in a person’s hands.
`;

const meta = {
  title: 'Posts/PostComposer',
  component: PostComposer,
  parameters: { docs: { description: { component: accessibility } } },
  args: { author: { name: 'Amy Lake' }, value: '', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof PostComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Written: Story = { args: { value: 'Race day.\nGates open at nine.' } };
export const OnlySpaces: Story = { args: { value: '   ' } };
export const Posting: Story = { args: { value: 'Race day.', isPending: true } };
export const WithPictureChoice: Story = { args: { picture } };
export const PictureChosen: Story = {
  args: {
    value: 'Race day.',
    picture: { ...picture, file: pictureFile(), alt: 'The start line at dawn' },
  },
};
export const NotAnImage: Story = {
  args: { picture },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent
      .setup({ applyAccept: false })
      .upload(input, new File(['Lap times'], 'times.txt', { type: 'text/plain' }));
    await expect(
      await within(canvasElement).findByText('This file is not an image.'),
    ).toBeVisible();
  },
};
export const Failed: Story = {
  args: { value: 'Race day.', picture, errorMessage: 'The picture is too large.' },
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
        picture={picture}
        labels={{ label: 'With a picture' }}
      />
    </div>
  ),
};
