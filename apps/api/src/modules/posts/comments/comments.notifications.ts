import type { Comment } from '@clubline/contract';
import type { Context } from '../../../context';
import {
  excerpt,
  mentionedPeople,
  notificationMessages as messages,
  notify,
} from '../../notifications';
import type { NewNotification } from '../../notifications';
import { findClubPostOrigin } from '../clubPosts.repository';
import { commentEvent } from './comments.repository';

/**
 * Notifies the author of the comment that was answered, the post's author, and who is mentioned,
 * where they are members; nobody twice.
 */
export async function notifyComment(
  context: Context,
  postId: string,
  comment: Comment,
  answeredId: string | null,
): Promise<void> {
  await notify(context, async () => {
    const origin = await findClubPostOrigin(context.db, postId);
    if (origin === undefined) return [];
    const { clubId, clubName, authorId } = origin;
    const said = excerpt(comment.content);
    const shared = {
      actorId: comment.user.id,
      target: { kind: 'clubComment', clubId, postId, commentId: comment.id },
      eventKey: commentEvent(comment.id),
    } as const;
    const notifications = new Map<string, NewNotification>();
    const add = (userId: string, type: 'comment' | 'mention', text: string) => {
      if (!notifications.has(userId)) notifications.set(userId, { ...shared, type, userId, text });
    };
    if (answeredId !== null) add(answeredId, 'comment', messages.replied(clubName, said));
    add(authorId, 'comment', messages.commented(clubName, said));
    for (const userId of await mentionedPeople(context.db, comment.content))
      add(userId, 'mention', messages.mentioned(messages.inComment(clubName), said));
    return [...notifications.values()];
  });
}
