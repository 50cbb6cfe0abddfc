import type { User } from '@clubline/contract';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { PasskeyDeviceContext } from '../platform/passkeys';
import { PushDeviceContext } from '../platform/push';
import { ClublineProvider, type ClublineConfig, type NavigateOptions } from '../platform/provider';
import { SESSION_KEYS } from '../platform/session';
import { ToastContainer } from '../platform/toast';
import { authFake, demoUser, startSession } from './auth.fake';
import { createFakeBackend, type FakeBackend } from './createFakeBackend';
import { createStoryClock } from './fakeClock';
import { createFakeEnvironment, type FakeEnvironment } from './fakeEnvironment';
import { useTranslatedToasts } from './harness/toastWords';

export interface FakeClublineProps {
  /** @default a backend that knows accounts only */
  backend?: FakeBackend;
  /** Who is signed in; null for nobody. @default Maya Okafor */
  user?: User | null;
  /** @default a page without a browser, its time standing still */
  environment?: FakeEnvironment;
  /** Called with where features lead to, by `navigate` or by a link. */
  onNavigate?: (to: string, options?: NavigateOptions) => void;
  /** Further settings of the provider. */
  config?: ClublineConfig;
  children: ReactNode;
}

/**
 * The provider and the toasts over a backend in memory, for stories and tests. Nothing leaves the
 * page.
 */
export function FakeClubline({
  backend,
  user = demoUser,
  environment,
  onNavigate,
  config,
  children,
}: FakeClublineProps) {
  const [{ settings, passkeys, push }] = useState(() => {
    const server = backend ?? createFakeBackend({ areas: [authFake()] });
    const page = environment ?? createFakeEnvironment({ clock: createStoryClock() });
    if (user) {
      const { accessToken, refreshToken } = startSession(server, user);
      page.storage.local.set(SESSION_KEYS.access, accessToken);
      page.storage.local.set(SESSION_KEYS.refresh, refreshToken);
      page.storage.local.set(SESSION_KEYS.username, user.username);
      page.storage.local.setJson(SESSION_KEYS.user, user);
      server.handle('GET /auth/me', (request) => request.user ?? user);
    }
    const made = {
      apiBase: server.apiBase,
      fetch: server.fetch,
      socketFactory: server.socketFactory,
      environment: page,
      navigate: (to, options) => onNavigate?.(to, options),
      ...config,
    } satisfies ClublineConfig;
    return { settings: made, passkeys: page.passkeys, push: page.push };
  });

  const toast = useTranslatedToasts();

  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    onNavigate?.(link.getAttribute('href') ?? '');
  };

  return (
    // The page around a story must stay where it is when one of its links is followed.
    /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events,
       jsx-a11y/no-static-element-interactions */
    <div onClick={followLink} style={{ display: 'contents' }}>
      <PasskeyDeviceContext.Provider value={passkeys}>
        <PushDeviceContext.Provider value={push}>
          <ClublineProvider config={{ toast, ...settings }}>
            {children}
            <ToastContainer />
          </ClublineProvider>
        </PushDeviceContext.Provider>
      </PasskeyDeviceContext.Provider>
    </div>
  );
}
