import { watchClubEvent, watchClubsEvent } from '@clubline/contract/schemas';
import type { ModerationList } from '@clubline/contract';
import type { Context } from '../../context';
import { forbidden, sessionInvalid } from '../../http/errors';
import type { SocketModule } from '../../live';
import { coalesce } from '../../services/coalesce';
import { clubsAmong, groupsOfClub, socketGroup } from '../../services/sockets';
import { withReadableImage } from './clubPictures.repository';
import { isClubMember } from './clubs.policy';
import { findClub } from './clubs.repository';
import { findMember, findMembersAmong, forMembers } from './members.repository';

const RATE = { max: 120, windowMs: 60_000 };
/** A page shows one club; several pages may share a socket. */
const CLUBS_MAX = 20;

/** Sends a club's events to members who ask for them, for as long as they are members. */
export const clubSockets: SocketModule = {
  onConnection({ socket, actor, context, on }) {
    on('watchClub', {
      schema: watchClubEvent,
      rate: RATE,
      async run({ clubId }) {
        if (actor === null) throw sessionInvalid();
        if (!(await isClubMember(context.db, clubId, actor.id)))
          throw forbidden('Only members receive the events of a club.');
        const group = socketGroup.club(clubId);
        if (clubsAmong(socket.rooms).length >= CLUBS_MAX && !socket.rooms.has(group))
          throw forbidden(`Nobody may watch more than ${CLUBS_MAX} clubs at once.`);
        await socket.join(group);
      },
    });
    on('unwatchClub', {
      schema: watchClubEvent,
      rate: RATE,
      async run({ clubId }) {
        await socket.leave(socketGroup.club(clubId));
      },
    });
    on('watchClubs', {
      schema: watchClubsEvent,
      rate: RATE,
      async run() {
        if (actor === null) throw sessionInvalid();
        await socket.join(socketGroup.clubLists);
      },
    });
    on('unwatchClubs', {
      schema: watchClubsEvent,
      rate: RATE,
      async run() {
        await socket.leave(socketGroup.clubLists);
      },
    });
  },
  findClubMembers: ({ db }, watchers) => findMembersAmong(db, watchers),
};

/**
 * Tells members who watch the club whether somebody is one of them by now, as what, and how many
 * they are.
 */
export function memberChanged(context: Context, clubId: string, userId: string): void {
  const tell = async () => {
    const state = await findMember(context.db, clubId, userId);
    if (state === undefined) return;
    const { memberCount, member } = state;
    const body = { clubId, memberCount, ...(member ? { member } : { leftId: userId }) };
    context.sockets.send(socketGroup.club(clubId), 'clubMembersChanged', body);
  };
  context.background('who is in a club', coalesce(context, `member ${clubId} ${userId}`, tell));
}

/** Tells those who run the club, as far as they watch it, that a list of theirs has changed. */
export function clubModerationChanged(
  { sockets }: Context,
  clubId: string,
  change: { list: ModerationList; userId?: string; isMuted?: boolean },
): void {
  const group =
    change.list === 'invitations' ? socketGroup.owner(clubId) : socketGroup.moderators(clubId);
  sockets.send(group, 'clubModerationChanged', { clubId, ...change });
}

/** Tells members who watch the club to ask for it again. */
export function clubChanged({ sockets }: Context, clubId: string): void {
  sockets.send(socketGroup.club(clubId), 'clubChanged', { clubId });
}

/** Tells all pages of a person to ask again what they are to the club. */
export function ownMembershipChanged(
  { sockets }: Context,
  clubId: string,
  userId: string,
  change: { isMember?: boolean } = {},
): void {
  if (change.isMember) sockets.add(socketGroup.homeFeed(userId), socketGroup.feedOfClub(clubId));
  sockets.send(socketGroup.user(userId), 'ownMembershipChanged', { clubId, ...change });
}

/** Tells the owner, and the person, that an invitation to be a co-owner was made or has ended. */
export function invitationChanged(context: Context, clubId: string, userId: string): void {
  clubModerationChanged(context, clubId, { list: 'invitations' });
  ownMembershipChanged(context, clubId, userId);
}

/**
 * Tells that a club is new in the lists, or not as it was: who looks at them, and of a private club
 * its members alone.
 */
export function clubListed(context: Context, clubId: string): void {
  const tell = async () => {
    const found = await findClub(context.db, clubId);
    if (found === undefined) return;
    const club = withReadableImage(context, found);
    const { sockets } = context;
    if (club.isPrivate)
      await forMembers(context.db, clubId, (userIds) =>
        sockets.sendToPeople(userIds, 'clubListed', { clubId, club }),
      );
    else sockets.sendListed({ clubId, club });
  };
  context.background('a club in the lists', coalesce(context, `listed ${clubId}`, tell));
}

/**
 * Tells who watch a club that is there no more, and, if it was public, who saw it in lists. Other
 * members hear of it as their memberships are deleted.
 */
export function clubGone(
  { sockets }: Context,
  clubId: string,
  { isPrivate }: { isPrivate: boolean },
): void {
  sockets.send(socketGroup.club(clubId), 'ownMembershipChanged', { clubId, isMember: false });
  if (!isPrivate) sockets.sendListed({ clubId, club: null });
}

/** Tells the person, and who watches the club, that they are something else there now. */
export function roleChanged(context: Context, clubId: string, userId: string): void {
  clubChanged(context, clubId);
  memberChanged(context, clubId, userId);
  ownMembershipChanged(context, clubId, userId, { isMember: true });
}

/** Stops the club's events for a person who is no member any more. */
export function stopWatching({ sockets }: Context, clubId: string, userId: string): void {
  for (const group of groupsOfClub(clubId)) sockets.remove(socketGroup.user(userId), group);
}

/** Stops the events of a club that was deleted. */
export function stopAllWatching({ sockets }: Context, clubId: string): void {
  for (const group of groupsOfClub(clubId)) sockets.remove(group, group);
}
