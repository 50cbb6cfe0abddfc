import { REACTION_KINDS, type ReactionKind } from '@clubline/contract';
import { asAnswer, asCount, asRecord, type ApiClient } from '../../platform/client';

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

/** The calls of one target for one person. */
export function reactionCalls(client: ApiClient, { kind, id }: ReactionTarget, userId: string) {
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
    own: async (): Promise<ReactionKind | null> => readReaction(await client.get(own)),
    count: async (): Promise<number> => readCount(await client.get(counted)),
    set: (reaction: ReactionKind): Promise<unknown> =>
      client.post(path, { [field]: id, userId, reaction }),
    remove: (): Promise<unknown> => client.delete(own),
  };
}
