import type { NewNotification } from './notify';

/** That somebody follows the recipient; the same for whoever reports it, so it is stored once. */
export const followNotification = (followerId: string, userId: string): NewNotification => ({
  type: 'follow',
  userId,
  actorId: followerId,
  sentence: { kind: 'followed' },
  target: { kind: 'profile', userId: followerId },
  eventKey: `follow:${followerId}`,
});
