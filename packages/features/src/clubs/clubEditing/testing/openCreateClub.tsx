import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import {
  authFake,
  amy,
  ben,
  clubsFake,
  createFakeBackend,
  createFakeEnvironment,
  createStoryClock,
  demoUser,
  FakeClubline,
  type ClubsFakeOptions,
  type FakeBackend,
  type FakeClublineProps,
} from '../../../testing';
import { CreateClubScreen } from '../CreateClubScreen';

export const onNavigate = vi.fn<(to: string, options?: object) => void>();
export const picture = new File(['x'], 'lake.png', { type: 'image/png' });
const everybody = [demoUser, amy, ben];

/**
 * Renders the form over a backend of its own, for tests; `show` puts another screen in its place.
 */
export function openCreateClub(
  { takesClientIds = false, ...options }: ClubsFakeOptions & { takesClientIds?: boolean } = {},
  around: Partial<FakeClublineProps> = {},
  screenShown = <CreateClubScreen />,
) {
  onNavigate.mockClear();
  const backend = createFakeBackend({
    takesClientIds,
    areas: [authFake(), clubsFake({ people: everybody, embeds: true, ...options })],
  });
  const environment = around.environment ?? createFakeEnvironment({ clock: createStoryClock() });
  const tree = (child: ReactNode) => (
    <FakeClubline backend={backend} environment={environment} onNavigate={onNavigate} {...around}>
      {child}
    </FakeClubline>
  );
  const view = render(tree(screenShown));
  return { backend, environment, ...view, show: (child: ReactNode) => view.rerender(tree(child)) };
}
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const type = (name: string, text: string) => userEvent.type(field(name), text);
export const create = () => userEvent.click(screen.getByRole('button', { name: 'Create Club' }));
export const created = (backend: FakeBackend) =>
  backend.callsTo('POST /clubs').map(({ body }) => body);
export const order = (backend: FakeBackend) =>
  backend.calls
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !call.includes('/auth/'));
