import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { authFake, createFakeBackend, demoUser, FakeReply } from '../../testing';
import { FakeClubline } from '../../testing/FakeClubline';
import { FrameSignInScreen, type FrameSignInScreenProps } from './FrameSignInScreen';

interface Args extends FrameSignInScreenProps {
  answer?: () => unknown;
}

const meta = {
  title: 'Auth/Connected/FrameSignInScreen',
  component: FrameSignInScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/embed/sign-in?state=a&for=https%3A%2F%2Fnews.example',
    onSession: fn(),
    onCancel: fn(),
  },
  render: ({ answer, ...props }) => {
    const backend = createFakeBackend({ areas: [authFake()] });
    if (answer) backend.handle('POST /auth/frame-session', answer);
    return (
      <FakeClubline user={demoUser} backend={backend}>
        <FrameSignInScreen {...props} />
      </FakeClubline>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const confirm = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Continue as maya' }));

export const Asking: Story = {};

export const Failed: Story = {
  args: { answer: () => new FakeReply(500, {}) },
  play: async ({ canvasElement }) => {
    await confirm(canvasElement);
    await expect(
      await within(canvasElement).findByText('That did not work. Please try again.'),
    ).toBeVisible();
  },
};

export const FromAnUnnamedPage: Story = { args: { path: '/embed/sign-in?state=a' } };

export const FrameIsGone: Story = { args: { onSession: undefined } };
