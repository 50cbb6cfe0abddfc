import { ReactionButton } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FakeClubline } from '../../testing';
import { useReaction } from './useReaction';

function OnePost() {
  const reaction = useReaction({
    target: { kind: 'post', id: 'p1' },
    embedded: { reaction: null, reactionCount: 3 },
    scope: 'story',
  });
  return <ReactionButton {...reaction} />;
}

const meta = {
  title: 'Posts/Connected/useReaction',
  component: OnePost,
  render: () => (
    <FakeClubline user={null}>
      <OnePost />
    </FakeClubline>
  ),
} satisfies Meta<typeof OnePost>;
export default meta;

export const SignInToReact: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Like,/ }));
    await expect(await screen.findByText('You must be logged in to react.')).toBeVisible();
  },
};
