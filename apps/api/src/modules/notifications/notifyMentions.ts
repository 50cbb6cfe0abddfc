import type { Context } from '../../context';
import { mentionedPeople, mentionEvent } from './mentions';
import { excerpt } from './excerpt';
import { notify } from './notify';
import type { QuotingSentence } from './sentences';
import type { StoredTarget } from './targets';

/** A text that may mention people, and where it stands. */
export interface MentioningText {
  id: string;
  content: string;
  authorId: string;
  sentence: QuotingSentence;
  target: StoredTarget;
}

/** Notifies the people whom a text mentions; `find` says nothing of one that is gone. */
export async function notifyMentions(
  context: Context,
  find: () => Promise<MentioningText | undefined>,
): Promise<void> {
  await notify(context, async () => {
    const text = await find();
    if (text === undefined) return [];
    const { id, content, authorId, sentence, target } = text;
    const mentioned = await mentionedPeople(context.db, content);
    return mentioned.map((userId) => ({
      type: 'mention',
      userId,
      actorId: authorId,
      sentence: { ...sentence, excerpt: excerpt(content) },
      target,
      eventKey: mentionEvent(id),
    }));
  });
}
