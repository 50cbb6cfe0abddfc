import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  authFake,
  amy,
  ben,
  clubsFake,
  createFakeBackend,
  demoUser,
  fakeClub,
  FakeClubline,
  type ClubsFakeOptions,
  type FakeBackend,
  type FakeClublineProps,
} from '../../../testing';
import { ClubScreen, type ClubScreenProps } from '../ClubScreen';

/** A club the viewer is not in. */
export const lakeside = (fields = {}) =>
  fakeClub({ id: 'c1', name: 'Lakeside', memberIds: [amy.id, ben.id], ...fields });
/** The same club with the viewer in it. */
export const joined = (fields = {}) => lakeside({ memberIds: [amy.id, demoUser.id], ...fields });

export interface OpenClubOptions extends ClubsFakeOptions {
  /** Changes what the backend answers before it is asked. */
  prepare?: (backend: FakeBackend) => void;
  /** The server makes nothing twice of the same id. @default false */
  takesClientIds?: boolean;
}

/** Renders the page of club `c1` over a backend of its own, for tests. */
export function openClub(
  { prepare, takesClientIds = false, ...options }: OpenClubOptions,
  props: Partial<ClubScreenProps> = {},
  around: Partial<FakeClublineProps> = {},
) {
  const backend = createFakeBackend({ takesClientIds, areas: [authFake(), clubsFake(options)] });
  prepare?.(backend);
  const page = (own: Partial<ClubScreenProps>) => (
    <FakeClubline backend={backend} {...around}>
      <ClubScreen clubId="c1" {...own} />
    </FakeClubline>
  );
  const view = render(page(props));
  return {
    backend,
    ...view,
    follow: (link: Partial<ClubScreenProps>) => view.rerender(page(link)),
  };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Joins the club, or leaves it by the menu of 'Joined'. */
export async function change(name: 'Join' | 'Leave') {
  await userEvent.click(await button(name === 'Join' ? name : 'Joined'));
  if (name === 'Leave') await userEvent.click(await screen.findByRole('menuitem', { name }));
}
/** The post with this text. */
export const article = (text: string) => screen.getByText(text).closest('article') as HTMLElement;
