import type { OwnReactionChange, ReactionKind } from '@clubline/contract';
import type { z } from 'zod';
import type { Context } from '../../context';
import { actingAs } from '../../http/actingAs';
import type { Policy } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { notifyReaction } from './reactions.notifications';
import type { ReactedTo } from './reactions.notifications';
import type { Reactions } from './reactions.repository';

type Ids = Record<string, string>;
type InPath = { params: Ids };
type SetReaction = { userId?: string | undefined; reaction: ReactionKind };

/** The calls about reactions to one kind of target, as the wire spells them. */
interface ReactionCalls<B extends SetReaction> {
  url: string;
  /** The target in summaries, e.g. `a post`. */
  what: string;
  /** The path parameter with the target's id. */
  idParam: string;
  targetParams: z.ZodType<Ids>;
  ownReactionParams: z.ZodType<Ids>;
  setBody: z.ZodType<B>;
  idInBody(body: B): string;
  reactionResponse: z.ZodType;
  countResponse: z.ZodType;
  /** The shape of an answer; `count` is left out of the answer to reading one's own reaction. */
  reactionAnswer(reaction: ReactionKind | null, count?: number): unknown;
  countAnswer(count: number): unknown;
}

/** What somebody reacts with from now on, and how many react by now. */
type ReactionChange = Required<Pick<OwnReactionChange, 'reaction' | 'reactionCount'>>;

export interface ReactionTarget<B extends SetReaction> {
  calls: ReactionCalls<B>;
  reactions: Reactions;
  /** Who may see the target, and so react to it. */
  readers<V>(pick: (values: V) => string): Policy<'signedIn', V>;
  findReactedTo(context: Context, targetId: string): Promise<ReactedTo | undefined>;
  /** Tells whoever looks at the target, and all pages of the person who reacts. */
  tell(context: Context, targetId: string, userId: string, change: ReactionChange): void;
}

/** The four routes of reactions to one kind of target: read, count, set, remove. */
export const reactionRoutes = <B extends SetReaction>(target: ReactionTarget<B>): Route[] => [
  ownReaction(target),
  countReactions(target),
  setReaction(target),
  removeReaction(target),
];

const actorInPath = ({ params }: InPath) => params['userId'];
const targetInPath = ({ idParam }: { idParam: string }) =>
  function pick({ params }: InPath): string {
    return params[idParam]!;
  };

function ownReaction<B extends SetReaction>({ calls, reactions, readers }: ReactionTarget<B>) {
  const targetOf = targetInPath(calls);
  return route({
    method: 'GET',
    url: `${calls.url}/:${calls.idParam}/:userId`,
    summary: `The signed-in person’s reaction to ${calls.what}.`,
    params: calls.ownReactionParams,
    response: { 200: calls.reactionResponse },
    policy: actingAs(actorInPath, readers(targetOf)),
    bodyLimit: bodyLimits.none,
    rate: 'read',
    async handler({ actor, params, context: { db } }) {
      return calls.reactionAnswer(await reactions.find(db, targetOf({ params }), actor.id));
    },
  });
}

function countReactions<B extends SetReaction>({ calls, reactions, readers }: ReactionTarget<B>) {
  const targetOf = targetInPath(calls);
  return route({
    method: 'GET',
    url: `${calls.url}/count/:${calls.idParam}`,
    summary: `How many people reacted to ${calls.what}.`,
    params: calls.targetParams,
    response: { 200: calls.countResponse },
    policy: readers(targetOf),
    bodyLimit: bodyLimits.none,
    rate: 'read',
    async handler({ params, context: { db } }) {
      return calls.countAnswer(await reactions.count(db, targetOf({ params })));
    },
  });
}

function setReaction<B extends SetReaction>(target: ReactionTarget<B>) {
  const { calls, reactions, readers, findReactedTo, tell } = target;
  return route({
    method: 'POST',
    url: calls.url,
    summary: `Sets or replaces one’s reaction to ${calls.what}.`,
    body: calls.setBody,
    response: { 200: calls.reactionResponse },
    policy: actingAs(
      (values: { body: B }) => values.body.userId,
      readers((values: { body: B }) => calls.idInBody(values.body)),
    ),
    bodyLimit: bodyLimits.small,
    rate: 'write',
    async handler({ actor, body, context, whileAllowed }) {
      const { reaction } = body;
      const targetId = calls.idInBody(body);
      await reactions.set(whileAllowed(context.db), targetId, actor.id, reaction, context.now());
      const reactionCount = await reactions.count(context.db, targetId);
      tell(context, targetId, actor.id, { reaction, reactionCount });
      await notifyReaction(context, actor.id, reaction, () => findReactedTo(context, targetId));
      return calls.reactionAnswer(reaction, reactionCount);
    },
  });
}

function removeReaction<B extends SetReaction>(target: ReactionTarget<B>) {
  const { calls, reactions, readers, tell } = target;
  const targetOf = targetInPath(calls);
  return route({
    method: 'DELETE',
    url: `${calls.url}/:${calls.idParam}/:userId`,
    summary: 'Takes one’s reaction back; harmless without one.',
    params: calls.ownReactionParams,
    response: { 200: calls.reactionResponse },
    policy: actingAs(actorInPath, readers(targetOf)),
    bodyLimit: bodyLimits.none,
    rate: 'write',
    async handler({ actor, params, context, whileAllowed }) {
      const { db } = context;
      const targetId = targetOf({ params });
      await reactions.remove(whileAllowed(db), targetId, actor.id);
      const reactionCount = await reactions.count(db, targetId);
      tell(context, targetId, actor.id, { reaction: null, reactionCount });
      return calls.reactionAnswer(null, reactionCount);
    },
  });
}
