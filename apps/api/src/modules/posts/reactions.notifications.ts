import type { ReactionKind } from '@clubline/contract';
import type { Context } from '../../context';
import { notificationMessages as messages, notify, reactionEmoji } from '../notifications';
import type { StoredTarget } from '../notifications';

/** What somebody reacted to, as its author is notified of it. */
export interface ReactedTo {
  authorId: string;
  /** e.g. `your post in Reef Runners`. */
  name: string;
  target: StoredTarget;
  /** Names the thing among all that people react to. */
  key: string;
}

/** Notifies the author once per person, however often the reaction changes. */
export async function notifyReaction(
  context: Context,
  actorId: string,
  reaction: ReactionKind,
  find: () => Promise<ReactedTo | undefined>,
): Promise<void> {
  await notify(context, async () => {
    const reactedTo = await find();
    if (reactedTo === undefined) return [];
    const { authorId, name, target, key } = reactedTo;
    return [
      {
        type: 'reaction',
        userId: authorId,
        actorId,
        text: messages.reacted(reactionEmoji[reaction], name),
        target,
        eventKey: `reaction:${key}:${actorId}`,
      },
    ];
  });
}
