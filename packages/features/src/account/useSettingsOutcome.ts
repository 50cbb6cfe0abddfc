import { useSWRConfig } from 'swr';
import { CLUBS_KEY, USER_KEY } from '../platform/cache';
import { ApiError, isUnauthorized } from '../platform/client';
import { useClubline, useSignInAgain } from '../platform/provider';
import { withReason } from '../platform/routes';
import { useSession } from '../platform/session';
import { failureText } from '../platform/fieldErrors';
import type { SettingsTexts } from './messages';
import type { SavedParts } from './saveProfile';

/**
 * What follows saving the settings: a toast, a way to sign in again where that is needed, and
 * everything else that shows the person. `keepEdits` keeps what was typed over the end of the
 * session.
 */
export function useSettingsOutcome({ page, toasts }: SettingsTexts, keepEdits: () => void) {
  const { hrefFor, navigate, toast } = useClubline();
  const signInAgain = useSignInAgain({ to: 'settings' });
  const { refresh, forget } = useSession();
  const { mutate } = useSWRConfig();
  const fail = (title: string, description: string) =>
    void toast.add({ title, description, tone: 'critical' });

  const toSignIn = () => {
    fail(toasts.unauthorized, toasts.unauthorizedText);
    signInAgain();
    keepEdits();
  };
  const toRenamed = (failures: string) => {
    if (failures) fail(toasts.updateFailed, `${failures} • ${toasts.renamedText}`);
    else toast.add({ title: toasts.renamed, description: toasts.renamedText, tone: 'positive' });
    forget();
    navigate(withReason(hrefFor({ to: 'auth' }), 'renamed'), { replace: true });
  };
  /** Whatever else shows the person asks again. */
  const refreshOthers = () => {
    void refresh();
    const shows = (key: unknown) =>
      typeof key === 'string' &&
      ([USER_KEY, '/api/user', CLUBS_KEY].includes(key) ||
        key.startsWith('/users/get-user-by-username/'));
    void mutate(shows, undefined);
  };
  const reasonFor = (error: unknown) =>
    error instanceof ApiError && error.status === 409
      ? toasts.taken
      : failureText(error, page.tryAgain);

  return ({ saved, refused, isContested }: SavedParts) => {
    const failures = [...new Set(refused.map(({ error }) => reasonFor(error)))].join(' • ');
    // First, because a new name may be what made the session end for the other parts.
    if (saved.includes('username')) return toRenamed(failures);
    if (refused.some(({ error }) => isUnauthorized(error))) return toSignIn();
    if (failures) fail(toasts.updateFailed, failures);
    else if (!isContested) toast.add({ title: toasts.updated, tone: 'positive' });
    if (saved.length > 0) refreshOthers();
  };
}
