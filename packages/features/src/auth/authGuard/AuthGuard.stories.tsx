import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { draftKey } from '../../platform/drafts';
import {
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  demoUser,
  FakeClubline,
  type FakeBackend,
} from '../../testing';
import { AuthGuard } from './AuthGuard';
import { useAuthLost } from './useAuthLost';

interface StoryArgs {
  isSignedIn: boolean;
  /** Changes what the backend answers. */
  prepare?: (backend: FakeBackend) => void;
}

const meta = {
  title: 'Auth/Connected/AuthGuard',
  subcomponents: { AuthGuard },
  parameters: { layout: 'fullscreen' },
  render: ({ isSignedIn, prepare }) => {
    const backend = createFakeBackend({ areas: [authFake()] });
    prepare?.(backend);
    const environment = createFakeEnvironment();
    // A credential alone: nothing is known of the person yet.
    if (isSignedIn) environment.local.setItem('cl_access_token', 'opaque');
    return (
      <FakeClubline user={null} backend={backend} environment={environment}>
        <AuthGuard path="/clubs">
          <p>What only signed-in people see.</p>
        </AuthGuard>
      </FakeClubline>
    );
  },
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  args: { isSignedIn: true, prepare: (backend) => backend.handle('GET /auth/me', () => demoUser) },
  play: async ({ canvasElement }) =>
    void (await expect(
      await within(canvasElement).findByText('What only signed-in people see.'),
    ).toBeVisible()),
};

export const LoadingIsBlank: Story = {
  args: { isSignedIn: true, prepare: (backend) => void backend.hold('GET /auth/me') },
  play: async ({ canvasElement }) =>
    void (await expect(
      within(canvasElement).queryByText('What only signed-in people see.'),
    ).toBeNull()),
};

export const VisitorSeesNothing: Story = {
  args: { isSignedIn: false },
  play: async ({ canvasElement }) =>
    void (await expect(
      within(canvasElement).queryByText('What only signed-in people see.'),
    ).toBeNull()),
};

export const UserCannotBeLoaded: Story = {
  args: { isSignedIn: true, prepare: (backend) => backend.fail('GET /auth/me') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: 'Something went wrong.' }),
    ).toBeVisible();
    await expect(canvas.getByText('The server is tired.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  },
};

function EndingPage({ onEnd }: { onEnd: () => void }) {
  useAuthLost('/clubs');
  return <button onClick={onEnd}>End the session</button>;
}

export const LostWhileWriting: Story = {
  args: { isSignedIn: true },
  render: () => {
    const environment = createFakeEnvironment();
    environment.storage.session.set(draftKey(demoUser.id, 'profile_post'), 'Half a sentence');
    return (
      <FakeClubline environment={environment}>
        <AuthGuard path="/clubs">
          <EndingPage onEnd={environment.dispatchLogout} />
        </AuthGuard>
      </FakeClubline>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'End the session' }));
    await expect(await canvas.findByText('Your session ended.')).toBeVisible();
    await expect(canvas.getByText('Your text is safe.')).toBeVisible();
  },
};
