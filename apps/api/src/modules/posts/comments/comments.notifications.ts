import type { Comment } from '@clubline/contract';
import type { Context } from '../../../context';
import { excerpt, mentionedPeople, notify } from '../../notifications';
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
    const quoted = { club: clubName, excerpt: excerpt(comment.content) };
    const shared = {
      actorId: comment.user.id,
      target: { kind: 'clubComment', clubId, postId, commentId: comment.id },
      eventKey: commentEvent(comment.id),
    } as const;
    const notifications = new Map<string, NewNotification>();
    const add = (userId: string, kind: 'replied' | 'commented' | 'mentionedInComment') => {
      if (notifications.has(userId)) return;
      const type = kind === 'mentionedInComment' ? 'mention' : 'comment';
      notifications.set(userId, { ...shared, type, userId, sentence: { kind, ...quoted } });
    };
    if (answeredId !== null) add(answeredId, 'replied');
    add(authorId, 'commented');
    for (const userId of await mentionedPeople(context.db, comment.content))
      add(userId, 'mentionedInComment');
    return [...notifications.values()];
  });
}
