import type { Environment } from '../environment';
import type { Tokens } from './tokens';
import type { SessionEnding } from './createSessionEnding';
import type { UserLoading } from './createUserLoading';
import { LOGOUT_MARKER, logoutReason, SESSION_KEYS } from './sessionKeys';
import type { SessionStore } from './createSessionStore';

interface FollowTabsOptions {
  environment: Environment;
  tokens: Tokens;
  store: SessionStore;
  ending: SessionEnding;
  users: UserLoading;
}

/** Follows what other tabs do with the session until the function it returns is called. */
export function followTabs({
  environment,
  tokens,
  store,
  ending,
  users,
}: FollowTabsOptions): () => void {
  // Whom this tab's tokens belong to, known from storage before the backend has answered.
  let userId = users.storedUser()?.id;
  const loseSession = (marker: string | null = null) => {
    tokens.supersede();
    tokens.stop();
    ending.forgetTab({ keepsDrafts: true });
    const reason = logoutReason(marker);
    store.publish({ status: 'signedOut', lossReason: reason });
    if (reason !== null) ending.because(reason);
    ending.announceLost();
    ending.because(null);
  };
  const takeStoredUser = () => {
    const user = users.storedUser();
    if (!user || user.id === store.get().user?.id) return;
    // Who is merely loaded for the first time has no session but the one that is there.
    if (userId !== undefined && user.id !== userId) {
      tokens.supersede();
      ending.forgetTab({ keepsDrafts: true });
    }
    userId = user.id;
    store.publishUser(user);
  };
  const onStorageChange = ({ key, newValue }: { key: string | null; newValue: string | null }) => {
    const isLogout =
      key === null ||
      (key === LOGOUT_MARKER && newValue !== null) ||
      (key === SESSION_KEYS.access && newValue === null);
    if (isLogout && store.get().status !== 'signedOut')
      loseSession(key === LOGOUT_MARKER ? newValue : null);
    else if (key === SESSION_KEYS.access && newValue !== null) tokens.schedule();
    else if (key === SESSION_KEYS.user && newValue !== null) takeStoredUser();
  };
  // A page that a browser has kept for the way back hears nothing of what others do meanwhile.
  const onVisible = () => {
    if (store.get().status !== 'signedIn') return tokens.schedule();
    if (!tokens.hasTrace()) return loseSession(environment.storage.local.get(LOGOUT_MARKER));
    takeStoredUser();
    tokens.schedule();
  };
  const stops = [
    environment.onVisible(onVisible),
    environment.onLogout(() => {
      if (store.get().status === 'signedOut') return;
      ending.end(false);
      ending.announceLost();
    }),
    environment.onStorageChange(onStorageChange),
    () => tokens.stop(),
  ];
  return () => stops.forEach((stop) => stop());
}
