import {
  AuthGuard,
  AuthScreen,
  ClubScreen,
  ClubsScreen,
  ContactScreen,
  FeedScreen,
  LiveRoomProvider,
  NotificationsScreen,
  OfflineNotice,
  PageSideColumn,
  ProfileScreen,
  ScoresScreen,
  SettingsScreen,
  ShellContainer,
  useUnreadCount,
} from '@clubline/features';
import { useState, type ReactElement } from 'react';
import { demoUser, FakeClubline } from '../../packages/features/src/testing';
import { sampleEvent } from '../../packages/features/src/testing/results.fixtures';
import { screenBackend, type ScreenState } from './screenBackend';
import { screenNetwork } from './screenNetwork';

/** The pages behind the guard: where each stands, and what. */
const memberPages = {
  feed: { path: '/feed', element: <FeedScreen /> },
  clubs: { path: '/clubs', element: <ClubsScreen tab="my" /> },
  discover: { path: '/clubs/discover', element: <ClubsScreen tab="discover" /> },
  club: { path: '/clubs/c-lake', element: <ClubScreen clubId="c-lake" /> },
  profile: { path: '/profile/amy_lake', element: <ProfileScreen username="amy_lake" /> },
  scores: { path: '/scores', element: <ScoresScreen event={sampleEvent} /> },
  notifications: { path: '/notifications', element: <NotificationsScreen /> },
  settings: { path: '/settings', element: <SettingsScreen /> },
} satisfies Record<string, { path: string; element: ReactElement }>;

/** The pages that anybody may open. */
const publicPages = {
  auth: { path: '/auth', element: <AuthScreen view="welcome" /> },
  signIn: { path: '/auth/sign-in', element: <AuthScreen view="signIn" /> },
  signUp: { path: '/auth/sign-up', element: <AuthScreen view="signUp" /> },
  reset: { path: '/auth/reset', element: <AuthScreen view="reset" /> },
  contact: { path: '/contact', element: <ContactScreen /> },
} satisfies Record<string, { path: string; element: ReactElement }>;

export interface ScreenProps {
  page: keyof typeof memberPages | keyof typeof publicPages;
  state: ScreenState;
}

/** A page in the frame of the product, as the site composes them. */
function Framed({ path, element }: { path: string; element: ReactElement }) {
  const unreadCount = useUnreadCount();
  return (
    <AuthGuard path={path}>
      <LiveRoomProvider path={path} hasPlace>
        <ShellContainer
          path={path}
          unreadCount={unreadCount}
          renderAside={(shown) => <PageSideColumn path={shown} event={sampleEvent} />}
        >
          {element}
        </ShellContainer>
      </LiveRoomProvider>
    </AuthGuard>
  );
}

/** A whole page of the product over a backend in memory. */
export function Screen({ page, state }: ScreenProps) {
  const [{ backend, environment, fetch }] = useState(() => {
    const server = screenBackend(state);
    return { backend: server, ...screenNetwork(state, server) };
  });
  const isPublic = page in publicPages;
  const shown = { ...memberPages, ...publicPages }[page];
  return (
    <FakeClubline
      backend={backend}
      environment={environment}
      user={isPublic ? null : demoUser}
      config={{ fetch }}
    >
      {isPublic ? shown.element : <Framed {...shown} />}
      <OfflineNotice />
    </FakeClubline>
  );
}
