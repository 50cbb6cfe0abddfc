import {
  AuthGuard,
  LiveRoomProvider,
  OfflineNotice,
  PageSideColumn,
  routeHref,
  routes,
  SearchDialog,
  ShellContainer,
  useUnreadCount,
  type RouteEntry,
} from '@clubline/features';
import { useState } from 'react';
import { demoUser, FakeClubline } from '../../packages/features/src/testing';
import { sampleEvent } from '../../packages/features/src/testing/results.fixtures';
import { screenBackend, type ScreenState } from './screenBackend';
import { screenNetwork } from './screenNetwork';
import { screenPages, type ScreenName, type ScreenPage } from './screenPages';

export interface ScreenProps {
  page: ScreenName;
  state: ScreenState;
  /** What the server is asked to answer in, e.g. `ar`. @default 'en' */
  language?: string;
  /** Whether somebody is signed in. @default for pages that not everybody may open */
  isSignedIn?: boolean;
}

/** A page in the frame of the product, as the site composes them. */
function Framed({ path, element }: { path: string } & Pick<ScreenPage, 'element'>) {
  const unreadCount = useUnreadCount();
  return (
    <AuthGuard path={path}>
      <LiveRoomProvider path={path} hasPlace>
        <ShellContainer
          path={path}
          unreadCount={unreadCount}
          renderSearch={(search) => <SearchDialog {...search} event={sampleEvent} />}
          renderAside={(shown) => <PageSideColumn path={shown} event={sampleEvent} />}
        >
          {element}
        </ShellContainer>
      </LiveRoomProvider>
    </AuthGuard>
  );
}

/** A whole page of the product over a backend in memory. */
export function Screen({ page, state, language = 'en', ...given }: ScreenProps) {
  const { at, element }: ScreenPage = screenPages[page];
  const { isBare = false, isPublic = false }: Partial<RouteEntry> = at ? routes[at.to] : {};
  const { isSignedIn = !isPublic } = given;
  const [{ backend, environment, fetch }] = useState(() => {
    const server = screenBackend(state);
    return { backend: server, ...screenNetwork(state, server, language) };
  });
  return (
    <FakeClubline
      backend={backend}
      environment={environment}
      user={isSignedIn ? demoUser : null}
      config={{ fetch, adminPin: '4821' }}
    >
      {isBare ? element : <Framed path={at ? routeHref(at) : '/no-such-page'} element={element} />}
      <OfflineNotice />
    </FakeClubline>
  );
}
