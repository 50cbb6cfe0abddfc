import { watchProfileEvent } from '@clubline/contract/schemas';
import type { Context } from '../../context';
import { forbidden, sessionInvalid } from '../../http/errors';
import type { LiveSocket, SocketModule } from '../../live';
import { coalesce } from '../../services/coalesce';
import { socketGroup } from '../../services/sockets';
import { followCounts } from './follows.repository';
import { assertPerson } from './profiles.policy';
import { findPerson, listClubIdsOf } from './profiles.repository';

const RATE = { max: 120, windowMs: 60_000 };
/** A page shows one profile; what is left over of pages before it is small. */
const PROFILES_MAX = 20;

/** Sends what changes on a profile to who is signed in and asks for it. */
export const profileSockets: SocketModule = {
  onConnection({ socket, actor, context, on }) {
    on('watchProfile', {
      schema: watchProfileEvent,
      rate: RATE,
      async run({ userId }) {
        if (actor === null) throw sessionInvalid();
        await assertPerson(context.db, userId);
        const group = socketGroup.profile(userId);
        if (watched(socket) >= PROFILES_MAX && !socket.rooms.has(group))
          throw forbidden(`Nobody may watch more than ${PROFILES_MAX} profiles at once.`);
        await socket.join(group);
      },
    });
    on('unwatchProfile', {
      schema: watchProfileEvent,
      rate: RATE,
      async run({ userId }) {
        await socket.leave(socketGroup.profile(userId));
      },
    });
  },
};

const watched = ({ rooms }: LiveSocket): number =>
  [...rooms].filter((room) => room.startsWith(socketGroup.profile(''))).length;

/** Tells who looks at either profile how many follow and are followed by now. */
export function followersChanged(context: Context, userIds: readonly string[]): void {
  for (const userId of userIds) {
    const tell = async () => {
      const counts = await followCounts(context.db, userId);
      const body = { userId, ...counts };
      context.sockets.send(socketGroup.profile(userId), 'followersChanged', body);
    };
    context.background('counts of follows', coalesce(context, `follows ${userId}`, tell));
  }
}

/** Tells who looks at either profile which row of its lists is no more, however far down it is. */
export function followEnded(
  { sockets }: Context,
  ended: { userId: string; followerId: string },
): void {
  for (const userId of [ended.userId, ended.followerId])
    sockets.send(socketGroup.profile(userId), 'followEnded', ended);
}

/** Tells those who may see what a person wrote how they are called and shown by now. */
export function personChanged(context: Context, userId: string): void {
  const tell = async () => {
    const person = await findPerson(context.db, userId);
    if (person === undefined) return;
    const clubIds = await listClubIdsOf(context.db, userId);
    const groups = [
      socketGroup.user(userId),
      socketGroup.profilePosts(userId),
      ...clubIds.map(socketGroup.clubPosts),
    ];
    context.sockets.sendOnceEach(name, groups, 'personChanged', { person });
  };
  const name = `person ${userId}`;
  context.background('how a person is shown', coalesce(context, name, tell));
}

/** Tells a person's own pages that what their profile says beside that has changed. */
export function ownProfileChanged(context: Context, userId: string): void {
  const tell = async () => {
    const person = await findPerson(context.db, userId);
    if (person) context.sockets.send(socketGroup.user(userId), 'personChanged', { person });
  };
  context.background('what one’s profile says', tell());
}

/** Tells all pages of a person whether they follow another one. */
export function ownFollowChanged(
  { sockets }: Context,
  followerId: string,
  follow: { userId: string; isFollowing: boolean },
): void {
  const feed = socketGroup.homeFeed(followerId);
  const posts = socketGroup.feedOfPerson(follow.userId);
  if (follow.isFollowing) sockets.add(feed, posts);
  else sockets.remove(feed, posts);
  sockets.send(socketGroup.user(followerId), 'ownFollowChanged', follow);
}
