import type { ReactionKind } from '@clubline/contract';
import { CACHE_PREFIX } from '../../platform/cache';
import type { Clubline } from '../../platform/provider';

/** Stands in the storage for no reaction. */
const NONE = 'none';

/** A reaction that somebody has given and the server has not yet; a reload of the tab keeps it. */
export function waitingReaction(name: string, { session }: Clubline['storage']) {
  const key = `${CACHE_PREFIX}reaction_${name}`;
  return {
    keep: (reaction: ReactionKind | null) => session.set(key, reaction ?? NONE),
    drop: () => session.remove(key),
    /** Undefined where nothing waits. */
    read(): ReactionKind | null | undefined {
      const kept = session.get(key);
      return kept === NONE ? null : ((kept ?? undefined) as ReactionKind | undefined);
    },
  };
}
