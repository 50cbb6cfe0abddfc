import { readRoute, type RouteName } from '@clubline/contract';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { AuthScreen, type AuthScreenProps } from '../auth';
import { authFake } from './auth.fake';
import { createFakeBackend } from './createFakeBackend';
import { FakeClubline, type FakeClublineProps } from './FakeClubline';
import { createFakeEnvironment } from './fakeEnvironment';

const views: Partial<Record<RouteName, NonNullable<AuthScreenProps['view']>>> = {
  auth: 'welcome',
  authSignIn: 'signIn',
  authSignUp: 'signUp',
  authReset: 'reset',
};

/** The sign-in page at an address of the site, which its links and itself change. */
export function openAuthAt(start: string, props: Partial<FakeClublineProps> = {}) {
  const backend = createFakeBackend({ areas: [authFake()] });
  const onNavigate = vi.fn<(to: string, options?: object) => void>();
  let current = start;
  function Site() {
    const [address, setAddress] = useState(start);
    const view = views[readRoute(address)?.to ?? 'home'];
    return (
      <FakeClubline
        user={null}
        backend={backend}
        environment={createFakeEnvironment()}
        {...props}
        onNavigate={(to, options) => {
          onNavigate(to, options);
          current = to;
          setAddress(to);
        }}
      >
        {view && <AuthScreen view={view} search={/\?.*/.exec(address)?.[0] ?? ''} />}
      </FakeClubline>
    );
  }
  render(<Site />);
  return {
    user: userEvent.setup({ delay: null }),
    backend,
    onNavigate,
    /** Where the page is by now. */
    address: () => current,
  };
}
