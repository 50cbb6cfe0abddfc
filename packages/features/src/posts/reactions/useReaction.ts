import type { ReactionKind, ReactionSummary } from '@clubline/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { isUnauthorized, type ApiClient } from '../../platform/client';
import { untilOnline } from '../../platform/connection';
import { useMessages } from '../../platform/messages';
import { OptimisticError } from '../../platform/optimistic';
import { type Clubline, useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { isUnclear } from '../../platform/writes';
import { reactionsMessages } from '../messages';
import { createReactionQueue, type ReactionQueue } from './createReactionQueue';
import { reactionCalls, type ReactionState, type ReactionTarget } from './reactions.calls';
import { waitingReaction } from './waitingReaction';

// One queue per page, person and target, so that leaving a tab and coming back meets the same calls
// under way.
const queuesOf = new WeakMap<ApiClient, Map<string, ReactionQueue>>();

function queueFor(client: ApiClient, name: string, initial: ReactionState): ReactionQueue {
  const queues = queuesOf.get(client) ?? new Map<string, ReactionQueue>();
  queuesOf.set(client, queues);
  const queue = queues.get(name) ?? createReactionQueue(initial);
  queues.set(name, queue);
  return queue;
}

/**
 * The calls, which wait for a connection: what was pressed stays shown until it goes out. Of
 * several presses meanwhile, the last one counts.
 */
function waitingCalls(
  calls: ReturnType<typeof reactionCalls>,
  { connection, session }: Pick<Clubline, 'connection' | 'session'>,
  userId: string,
): typeof calls {
  const whenConnected = async () => {
    await untilOnline(connection);
    if (session.getSnapshot().user?.id !== userId) throw new Error('Somebody else is there');
  };
  const patient =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      await whenConnected();
      try {
        return await call(...args);
      } catch (error) {
        // What became of it is asked for next, and needs a connection.
        if (isUnclear(error)) await whenConnected();
        throw error;
      }
    };
  return { ...calls, set: patient(calls.set), remove: patient(calls.remove) };
}

export interface ReactionOptions {
  target: ReactionTarget;
  /** What the server sent along with the item; without a count it is asked for. */
  embedded: ReactionSummary;
  /** Start of the key the answer is kept under. */
  scope: string;
  /** Called with what holds after a change, so that the item can be kept right. */
  onSettled?: (state: ReactionState) => void;
  /** Asks for the count again after each change. @default false */
  reloadsCount?: boolean;
}

/** The reactions of one visible item, ready for a ReactionButton. */
export function useReaction({
  target,
  embedded,
  scope,
  onSettled,
  reloadsCount = false,
}: ReactionOptions) {
  const reactionsText = useMessages(reactionsMessages);
  const { client, clock, connection, session, storage, toast } = useClubline();
  const user = useCurrentUser();
  const userId = user?.id ?? '';
  const { kind, id } = target;
  const calls = useMemo(
    () =>
      waitingCalls(
        reactionCalls({ client, clock }, { kind, id }, userId),
        { connection, session },
        userId,
      ),
    [client, clock, connection, session, kind, id, userId],
  );

  const isEmbedded = embedded.reactionCount !== undefined;
  const key = !isEmbedded && userId ? `${scope}:reaction:${kind}:${id}:${userId}` : null;
  const { data: loaded, mutate } = useSWR<ReactionState>(key, () => calls.load());
  const reaction = isEmbedded ? (embedded.reaction ?? null) : (loaded?.reaction ?? null);
  const count = isEmbedded ? (embedded.reactionCount ?? 0) : (loaded?.count ?? null);

  const name = `${userId}:${kind}:${id}`;
  const queue = queueFor(client, name, { reaction, count });
  const waiting = waitingReaction(name, storage);
  useEffect(() => queue.seed({ reaction, count }), [queue, reaction, count]);
  const shown = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);

  const react = (next: ReactionKind | null) => {
    if (!userId) {
      toast.add({
        title: reactionsText.signInRequired,
        description: reactionsText.signInToReact,
        tone: 'critical',
      });
      return;
    }
    const isKnown = isEmbedded || loaded !== undefined;
    const keep = (state: ReactionState) => {
      onSettled?.(state);
      if (isEmbedded) return;
      // Counted from nothing, the sum would be wrong: what holds is asked for instead.
      void (isKnown ? mutate(state, { revalidate: false }) : mutate());
    };
    const settle = () => keep(queue.getSnapshot());
    const reload = async () => {
      settle();
      if (!reloadsCount) return;
      const { reaction: own } = queue.getSnapshot();
      // A count that cannot be had leaves the one that was worked out.
      const reloaded = await calls.count().catch(() => null);
      if (reloaded !== null && queue.getSnapshot().reaction === own)
        keep({ reaction: own, count: reloaded });
    };
    waiting.keep(next);
    const request = queue.request(next, calls).finally(waiting.drop);
    request.then(reload, (error: unknown) => {
      settle();
      const cause = error instanceof OptimisticError ? error.cause : error;
      // Nobody knows what the server has: it is asked as soon as it answers.
      if (!isEmbedded && isUnclear(cause)) void mutate();
      const texts = isUnauthorized(cause)
        ? { title: reactionsText.unauthorized, description: reactionsText.sessionExpired }
        : { title: reactionsText.failed };
      toast.add({ ...texts, tone: 'critical' });
    });
  };

  useEffect(() => {
    const kept = userId ? waiting.read() : undefined;
    if (kept !== undefined) react(kept);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after a reload
  }, [name]);

  return {
    reaction: shown.reaction,
    count: shown.count,
    /** A click: whatever reaction there is goes, else like comes. */
    onToggle: () => react(queue.getSnapshot().reaction ? null : 'like'),
    onSelect: react,
  };
}
