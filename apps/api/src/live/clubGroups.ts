import { inSteps } from '../db/inSteps';
import { clubAudience, clubsAmong, clubsOfFeeds, groupsOfClub } from '../services/sockets';
import type { ClubAudience, Sockets } from '../services/sockets';
import { keepMembers, watchingClub, WATCHING_AT_ONCE } from './sending/clubMembers';
import type { LiveEvent, MemberSending, Watching } from './sending/clubMembers';

/** An event that waits, and whom it is for. */
type Waiting = Omit<ClubAudience, 'clubId'> & { event: LiveEvent };

/**
 * The sockets that watch a club, or a home feed with its posts. Being in a group is no right to
 * what is sent to it.
 */
export interface ClubGroups {
  /**
   * Sends to those in the group, on all nodes, who are members of the club at that moment, of the
   * roles that the group names.
   */
  send: Sockets['send'];
  /**
   * Takes the sockets of this node out of the groups of clubs whose members they are no more,
   * whether or not the node that ended the membership can be heard.
   */
  beat(): void;
}

/**
 * Each node asks the database who of its own sockets is a member before it sends them something of
 * a club: a word between the nodes may be late or lost, and must not decide who hears what members
 * say.
 */
export function createClubGroups(parts: MemberSending): ClubGroups {
  const { io, isShared, context } = parts;
  const groups = io.of('/').adapter.rooms;
  const waiting = new Map<string, Waiting[]>();
  let isBeating = false;

  /** Sends what waits, in order; what comes meanwhile goes after the next look at the members. */
  const deliver = async (clubId: string, events: Waiting[]) => {
    while (events.length > 0) {
      const next = events.splice(0);
      try {
        const members = await keepMembers(parts, watchingClub(io, clubId));
        for (const { event, roles, withFeeds } of next) {
          const [name, ...body] = event;
          const reached = members.filter(
            ({ role, isWatching }) => (withFeeds || isWatching) && (!roles || roles.includes(role)),
          );
          // To no group at all would be to everybody.
          if (reached.length > 0)
            io.local.to(reached.map(({ socket }) => socket.id)).emit(name, ...(body as never));
        }
      } catch (error) {
        context.log.warn({ err: error }, 'events of a club could not be sent');
        parts.missed.notifyLocal();
      }
    }
    waiting.delete(clubId);
  };
  const sendHere = ({ clubId, ...audience }: ClubAudience, event: LiveEvent) => {
    const next: Waiting = { event, ...audience };
    const earlier = waiting.get(clubId);
    if (earlier !== undefined) return void earlier.push(next);
    if (!groupsOfClub(clubId).some((group) => groups.has(group))) return;
    const events = [next];
    waiting.set(clubId, events);
    context.background('sending the events of a club', deliver(clubId, events));
  };
  /** Looks at clubs with so many sockets at a time; between two looks all else has its turn. */
  const keepMembersOf = async (clubIds: string[]) => {
    let done = 0;
    await inSteps(async () => {
      const some: Watching[] = [];
      for (; some.length < WATCHING_AT_ONCE && done < clubIds.length; done += 1)
        some.push(...watchingClub(io, clubIds[done]!));
      await keepMembers(parts, some);
      return done < clubIds.length;
    });
  };
  // A node that knows no home feeds sends to those who watch the club.
  io.on('clubEvent', (clubId: string, event: LiveEvent, withFeeds?: boolean) =>
    sendHere({ clubId, withFeeds: withFeeds === true }, event),
  );
  // By a name of its own: a node that knows no roles would send it to all members.
  io.on('clubRoleEvent', sendHere);

  return {
    send(group, ...event) {
      const audience = clubAudience(group);
      if (audience === undefined) return;
      sendHere(audience, event);
      if (!isShared) return;
      if (audience.roles) io.serverSideEmit('clubRoleEvent', audience, event);
      else io.serverSideEmit('clubEvent', audience.clubId, event, audience.withFeeds === true);
    },
    beat() {
      if (isBeating) return;
      isBeating = true;
      const clubIds = new Set([...clubsAmong(groups.keys()), ...clubsOfFeeds(groups.keys())]);
      const checked = keepMembersOf([...clubIds]);
      context.background(
        'checking who watches clubs',
        checked.finally(() => (isBeating = false)),
      );
    },
  };
}
