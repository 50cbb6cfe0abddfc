import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ReactionName } from '../ReactionPicker';
import { ReactionButton } from './ReactionButton';

const meta = {
  title: 'Posts/ReactionButton',
  component: ReactionButton,
  args: { reaction: null, count: 12, onToggle: fn(), onSelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 72 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReactionButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoReaction: Story = {};
export const Liked: Story = { args: { reaction: 'like', count: 13 } };
export const Haha: Story = { args: { reaction: 'haha', count: 13 } };
export const Channel: Story = { args: { variant: 'channel' } };
export const ChannelLiked: Story = { args: { variant: 'channel', reaction: 'like', count: 13 } };
export const Dense: Story = { args: { variant: 'channel', isDense: true, count: 2 } };
export const LikeOnly: Story = { args: { onSelect: undefined } };
export const Disabled: Story = { args: { isDisabled: true } };
export const CountUnknown: Story = { args: { count: null } };
export const LargeCount: Story = { args: { count: 12_480 } };

function Live() {
  const [reaction, setReaction] = useState<ReactionName | null>(null);
  const count = 12 + (reaction ? 1 : 0);
  return (
    <ReactionButton
      reaction={reaction}
      count={count}
      onToggle={() => setReaction(reaction ? null : 'like')}
      onSelect={setReaction}
    />
  );
}

export const ClickedAndTakenBack: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^Like,/ }));
    const own = await page.findByRole('button', { name: /^Like, your reaction,/ });
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(own);
    await expect(await page.findByRole('button', { name: /^Like, 12/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const LongPress: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Like,/ });
    await fireEvent.pointerDown(button, { button: 0, isPrimary: true, pointerType: 'mouse' });
    const menu = await screen.findByRole('menu', { name: 'Reactions' });
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Clown' }));
    await expect(
      await within(canvasElement).findByRole('button', { name: /^Clown, your reaction,/ }),
    ).toBeVisible();
  },
};

export const Keyboard: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Like,/ });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Like' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('button', { name: /^Love, your reaction,/ }),
      ).toHaveFocus(),
    );
  },
};

export const MenuKey: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Like,/ });
    button.focus();
    await userEvent.keyboard('{ContextMenu}');
    const menu = await screen.findByRole('menu', { name: 'Reactions' });
    await expect(
      within(menu)
        .getAllByRole('menuitemradio')
        .map((option) => option.getAttribute('aria-label')),
    ).toEqual(['Like', 'Love', 'Haha', 'Sad', 'Angry', 'Sigh', 'Clown']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const PickerOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose a reaction' }));
    await expect(await screen.findByRole('menu', { name: 'Reactions' })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <ReactionButton {...args} />
      <ReactionButton {...args} reaction="like" />
      <ReactionButton {...args} reaction="sigh" />
      <ReactionButton {...args} variant="channel" />
      <ReactionButton {...args} variant="channel" reaction="like" />
      <ReactionButton {...args} variant="channel" isDense />
      <ReactionButton {...args} onSelect={undefined} />
      <ReactionButton {...args} isDisabled />
    </div>
  ),
};
