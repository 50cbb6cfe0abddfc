import { userEvent, within, expect } from 'storybook/test';
import { AuthScreen, type AuthScreenProps } from '../auth';
import { authFake } from './auth.fake';
import { createFakeBackend, type FakeBackend } from './createFakeBackend';
import { FakeClubline } from './FakeClubline';

export interface AuthStoryArgs extends AuthScreenProps {
  /** Changes what the backend answers. */
  prepare?: (backend: FakeBackend) => void;
}

/** The sign-in page over a backend that knows Maya. */
export function renderAuthStory({ prepare, ...props }: AuthStoryArgs) {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.handle('POST /auth/reset-password', () => ({ success: true }));
  prepare?.(backend);
  return (
    <FakeClubline user={null} backend={backend}>
      <AuthScreen {...props} />
    </FakeClubline>
  );
}

export type Canvas = ReturnType<typeof within>;

export const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const fill = async (canvas: Canvas, name: string, value: string) => {
  await userEvent.click(await canvas.findByLabelText(name));
  await userEvent.paste(value);
};

export const says = async (canvas: Canvas, ...texts: string[]) => {
  for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible();
};

/** A story in which a person does something first. */
export const after = (play: (canvas: Canvas) => Promise<void>, args: AuthStoryArgs = {}) => ({
  args,
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => play(within(canvasElement)),
});
