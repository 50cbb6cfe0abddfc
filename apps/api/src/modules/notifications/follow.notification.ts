import type { Actor } from '../../http/actor';
import type { Occasion } from './notify';

/** That somebody follows the recipient; the same whoever tells it, so it is told once. */
export const followOccasion = (
  actor: Pick<Actor, 'id' | 'username'>,
  userId: string,
): Occasion => ({
  type: 'follow',
  userId,
  actorId: actor.id,
  says: 'started following you.',
  link: `/profile/${actor.username}`,
  occasion: `follow:${actor.id}`,
});
