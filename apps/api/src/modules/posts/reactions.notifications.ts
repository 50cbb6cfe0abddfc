import type { ReactionKind } from '@clubline/contract';
import type { Context } from '../../context';
import { notify } from '../notifications';
import type { ReactionSentence, StoredTarget } from '../notifications';

/** What somebody reacted to, as its author is notified of it. */
export interface ReactedTo {
  authorId: string;
  sentence: ReactionSentence;
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
    const { authorId, sentence, target, key } = reactedTo;
    return [
      {
        type: 'reaction',
        userId: authorId,
        actorId,
        sentence: { ...sentence, reaction },
        target,
        eventKey: `reaction:${key}:${actorId}`,
      },
    ];
  });
}
