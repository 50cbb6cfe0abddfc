import { watchHomeFeedEvent } from '@clubline/contract/schemas';
import { sessionInvalid } from '../../../http/errors';
import type { LiveSocket, SocketModule } from '../../../live';
import { clubsOfFeeds, isOfHomeFeed, peopleOfFeeds, socketGroup } from '../../../services/sockets';
import { findFeedSources, HEARD_MAX } from './feed.repository';

const RATE = { max: 60, windowMs: 60_000 };

/**
 * Lets a socket join the groups of so many clubs and people alone, whoever has it join, on whatever
 * node: while a page is open, one may go on joining clubs and following people without end.
 */
function limitHeard(socket: LiveSocket): void {
  const join = socket.join.bind(socket);
  const withinMax = (groups: string[]) => {
    const kinds = [clubsOfFeeds, peopleOfFeeds].map((idsAmong) => ({
      idsAmong,
      left: HEARD_MAX - idsAmong(socket.rooms).length,
    }));
    return groups.filter((group) => {
      const kind = kinds.find(({ idsAmong }) => idsAmong([group]).length > 0);
      return kind === undefined || socket.rooms.has(group) || (kind.left -= 1) >= 0;
    });
  };
  socket.join = (groups) => {
    const all = [groups].flat();
    return join(all.some(isOfHomeFeed) ? withinMax(all) : all);
  };
}

/** Sends what happens to the posts of a home feed to the person whose it is. */
export const feedSockets: SocketModule = {
  onConnection({ socket, actor, context, on }) {
    limitHeard(socket);
    on('watchHomeFeed', {
      schema: watchHomeFeedEvent,
      rate: RATE,
      async run() {
        if (actor === null) throw sessionInvalid();
        // First, so that what is joined and followed meanwhile is not left out.
        await socket.join(socketGroup.homeFeed(actor.id));
        const { clubIds, personIds } = await findFeedSources(context.db, actor.id);
        // Who has left meanwhile watches no more.
        if (!socket.rooms.has(socketGroup.homeFeed(actor.id))) return;
        await socket.join([
          ...clubIds.map(socketGroup.feedOfClub),
          ...personIds.map(socketGroup.feedOfPerson),
        ]);
      },
    });
    on('unwatchHomeFeed', {
      schema: watchHomeFeedEvent,
      rate: RATE,
      async run() {
        const groups = [...socket.rooms].filter(isOfHomeFeed);
        for (const group of groups) await socket.leave(group);
      },
    });
  },
};
