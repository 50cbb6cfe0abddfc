import type { Credentials, Transport } from '../../client';
import { type Environment, wait } from '../../environment';
import { createTurns } from './createTurns';
import { refreshTokens, type RefreshOutcome } from './refreshTokens';
import type { TokenStorage } from './tokenStorage';

/** How long a tab may take to store an access token after its refresh token, in ms. */
const FOLLOWS_MS = 3_000;

/** Exchanges the stored refresh token, once in all tabs. */
export interface Renewal extends Pick<Credentials, 'epoch'> {
  /** As credentials refresh. */
  renew: Credentials['refresh'];
  /** Marks what is under way as late, and forgets that the backend has no refresh. */
  supersede(): void;
  /** True once the backend has said that it has no refresh. */
  isDisabled(): boolean;
}

export interface RenewalOptions {
  transport: Transport;
  environment: Environment;
  storage: TokenStorage;
  /** Tells this tab from others. */
  tabId: string;
}

export function createRenewal({ transport, environment, storage, tabId }: RenewalOptions): Renewal {
  const { access, refreshToken } = storage;
  const inTurn = createTurns(environment, tabId);
  let epoch = 0;
  let isDisabled = false;

  /** Whether there is another access token than this one, by another tab for example. */
  const hasNewer = (stale: string | null) => access() !== null && access() !== stale;
  const exchange = async (stale: string | null, sent: string): Promise<RefreshOutcome> => {
    // Another tab may have been faster while this one waited for its turn.
    if (hasNewer(stale) || refreshToken() !== sent || isDisabled) return 'late';
    const begun = epoch;
    const isCurrent = () => epoch === begun;
    const outcome = await refreshTokens({ transport, storage, sent, isCurrent });
    if (outcome === 'disabled') isDisabled = true;
    return outcome;
  };
  const renewOnce = async (stale: string | null, newer: Promise<void>) => {
    for (;;) {
      const sent = refreshToken();
      if (isDisabled || !sent || hasNewer(stale)) return;
      const turn = inTurn(
        sent,
        () => exchange(stale, sent),
        (outcome) => outcome === 'renewed' && refreshToken() !== sent,
      );
      // One after the other: each token depends on what became of the one before.
      // oxlint-disable-next-line no-await-in-loop
      await Promise.race([turn, newer]);
      if (hasNewer(stale) || [sent, null].includes(refreshToken())) return;
      // Not asked, because another tab has stored another refresh token. Its access token follows,
      // unless that tab has vanished.
      // oxlint-disable-next-line no-await-in-loop
      await Promise.race([newer, wait(environment.clock, FOLLOWS_MS)]);
    }
  };

  return {
    epoch: () => epoch,
    isDisabled: () => isDisabled,
    supersede() {
      epoch += 1;
      isDisabled = false;
    },
    async renew(stale) {
      const begun = epoch;
      const newer = untilStored(environment, () => hasNewer(stale));
      await renewOnce(stale, newer.promise).finally(newer.stop);
      return epoch === begun && hasNewer(stale);
    },
  };
}

/** Settles when another tab has stored what `isThere` looks for. */
function untilStored({ onStorageChange }: Environment, isThere: () => boolean) {
  let stop = () => {};
  const promise = new Promise<void>((resolve) => {
    stop = onStorageChange(() => isThere() && resolve());
  });
  return { promise, stop };
}
