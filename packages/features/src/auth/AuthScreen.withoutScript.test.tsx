import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FakeClubline } from '../testing';
import { AuthScreen } from './AuthScreen';

test.each(['signIn', 'signUp', 'reset'] as const)(
  'as it comes from a server, the form of %s can be sent without script',
  (view) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <FakeClubline>
        <AuthScreen view={view} />
      </FakeClubline>,
    );
    const form = page.querySelector('form');
    expect(form?.method).toBe('post');
    expect(form?.querySelector('button[type=submit]')?.hasAttribute('disabled')).toBe(false);
    expect([...(form?.elements ?? [])].some((field) => field.hasAttribute('name'))).toBe(true);
  },
);
