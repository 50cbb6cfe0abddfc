import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FakeClubline, type FakeBackend } from '../../../testing';
import { clubsBackend, content } from '../../../testing/clubs/clubs.fixtures';
import { ClubScreen } from '../ClubScreen';

interface Args {
  pins: string[];
  adjust?: (backend: FakeBackend) => void;
}

const PIN = '/club-social/club-posts/:clubId/:postId/pin';

function Page({ pins, adjust }: Args) {
  const [backend] = useState(() =>
    clubsBackend(
      {
        ...content,
        details: { permissions: ['reportPosts', 'moderate', 'pinPosts'] },
        pins: { 'c-lake': pins },
      },
      adjust,
    ),
  );
  return (
    <FakeClubline backend={backend}>
      <ClubScreen clubId="c-lake" />
    </FakeClubline>
  );
}

/** What owners put first in their club's feed. */
const meta = {
  title: 'Clubs/Connected/Pins',
  component: Page,
  args: { pins: ['p-ben'] },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeVisible();
const choose = async (canvasElement: HTMLElement, author: string, item: string) => {
  const name = `More about the post by ${author}`;
  const more = await within(canvasElement).findAllByRole('button', { name });
  await userEvent.click(more[0]!);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

export const Pinned: Story = { play: () => says('Pinned') };
export const Pinning: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Amy Lake', 'Pin post');
    await says('The post is pinned');
    await expect(screen.getAllByText('Pinned')).toHaveLength(2);
  },
};
export const Unpinning: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Ben Torres', 'Unpin post');
    await says('The post is no longer pinned');
  },
};
export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const name = 'More about the post by Ben Torres';
    const more = await within(canvasElement).findAllByRole('button', { name });
    await userEvent.click(more[0]!);
    await expect(await screen.findByRole('menuitem', { name: 'Unpin post' })).toBeVisible();
  },
};
export const ThreeAlready: Story = {
  args: { pins: ['p-mine', 'p-ben', 'p-0'] },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Amy Lake', 'Pin post');
    await says('3 posts are pinned already. Unpin one first.');
  },
};
export const PinFailed: Story = {
  args: { adjust: (backend) => backend.fail(`PUT ${PIN}`) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Amy Lake', 'Pin post');
    await says('The post could not be pinned');
  },
};
export const UnpinFailed: Story = {
  args: { adjust: (backend) => backend.fail(`DELETE ${PIN}`) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Ben Torres', 'Unpin post');
    await says('The post could not be unpinned');
  },
};
