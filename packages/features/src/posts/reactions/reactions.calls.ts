import { REACTION_KINDS, type ReactionKind } from '@clubline/contract';
import { ApiError, asAnswer, asCount, asRecord } from '../../platform/client';
import type { Clock } from '../../platform/environment';
import type { Clubline } from '../../platform/provider';

/** What is reacted to. */
export type ReactionTarget = { kind: 'post' | 'message' | 'profilePost'; id: string };

/** The viewer's reaction and how many there are in all; null as long as that is not known. */
export interface ReactionState {
  reaction: ReactionKind | null;
  count: number | null;
}

const addresses = {
  post: { path: '/club-social/club-post-reactions', field: 'clubPostId' },
  message: { path: '/club-channel-reactions', field: 'clubChannelMessageId' },
  profilePost: { path: '/social/post-reactions', field: 'profilePostId' },
} as const;

/** A known kind, or null: what a newer server may add must not break a screen. */
export function readReactionKind(value: unknown): ReactionKind | null {
  return REACTION_KINDS.find((kind) => kind === value) ?? null;
}

/**
 * The reaction of an answer: the first text at `data.reaction.reaction`, `data.reaction`,
 * `reaction.reaction`, `reaction`.
 */
export function readReaction(body: unknown): ReactionKind | null {
  const { root, data } = asAnswer(body);
  const found = [
    asRecord(data.reaction).reaction,
    data.reaction,
    asRecord(root.reaction).reaction,
    root.reaction,
  ].find((value) => typeof value === 'string');
  return readReactionKind(found);
}

/** The count of an answer, at `data.count` or `count`; 0 when there is none. */
export function readCount(body: unknown): number {
  const { root, data } = asAnswer(body);
  return asCount(data.count ?? root.count) ?? 0;
}

/**
 * So long a change may take, and asking what became of it, in ms: it is shown as done meanwhile,
 * which is not to be said for much longer of what may never have arrived.
 */
const CHANGE_MS = 8_000;
const CHECK_MS = 4_000;

/** A call that is given up after so many ms: what has become of it is unclear then. */
async function within<Answer>(
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
  ms: number,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const abort = new AbortController();
  const tooLong = new ApiError(0, 'The server took too long to answer.');
  const limit = clock.setTimeout(() => abort.abort(tooLong), ms);
  try {
    return await call(abort.signal);
  } finally {
    clock.clearTimeout(limit);
  }
}

/** The calls of one target for one person. */
export function reactionCalls(
  { client, clock }: Pick<Clubline, 'client' | 'clock'>,
  { kind, id }: ReactionTarget,
  userId: string,
) {
  const { path, field } = addresses[kind];
  const counted = `${path}/count/${encodeURIComponent(id)}`;
  const own = `${path}/${encodeURIComponent(id)}/${encodeURIComponent(userId)}`;
  return {
    /** For an item among many: what people have asked to see goes first. */
    async load(): Promise<ReactionState> {
      const [reaction, count] = await Promise.all([
        client.get(own, { priority: 'low' }),
        client.get(counted, { priority: 'low' }),
      ]);
      return { reaction: readReaction(reaction), count: readCount(count) };
    },
    own: async (): Promise<ReactionKind | null> =>
      readReaction(await within(clock, CHECK_MS, (signal) => client.get(own, { signal }))),
    count: async (): Promise<number> =>
      readCount(await within(clock, CHECK_MS, (signal) => client.get(counted, { signal }))),
    set: (reaction: ReactionKind): Promise<unknown> =>
      within(clock, CHANGE_MS, (signal) =>
        client.post(path, { [field]: id, userId, reaction }, { signal }),
      ),
    remove: (): Promise<unknown> =>
      within(clock, CHANGE_MS, (signal) => client.delete(own, undefined, { signal })),
  };
}
