import { routeHref, routeOfTarget } from '@clubline/contract';
import type { NotificationTarget } from '@clubline/contract';

type WithoutUsername<T> = T extends unknown ? Omit<T, 'username'> : never;

/** A target as it is stored: people change their usernames, so these are looked up on reading. */
export type StoredTarget = WithoutUsername<NotificationTarget>;

/** The target with the present username of its person; null when there is no such person. */
export function toTarget(
  stored: StoredTarget,
  usernameOf: (userId: string) => string | null,
): NotificationTarget | null {
  if (!('userId' in stored)) return stored;
  const username = usernameOf(stored.userId);
  return username === null ? null : { ...stored, username };
}

/** The address of the site that the wire's `link` carries. */
export const linkTo = (target: NotificationTarget, recipientId: string): string =>
  routeHref(routeOfTarget(target, recipientId));

/** The club rows with which a notification is deleted. */
export const clubColumnsOf = (
  target: StoredTarget,
): { clubId: string | null; clubPostId: string | null } => ({
  clubId: 'clubId' in target ? target.clubId : null,
  clubPostId: 'clubId' in target && 'postId' in target ? target.postId : null,
});
