import { watchHomeFeedEvent } from '@clubline/contract/schemas';
import { sessionInvalid } from '../../../http/errors';
import type { LiveSocket, SocketModule } from '../../../live';
import { clubsOfFeeds, isOfHomeFeed, peopleOfFeeds, socketGroup } from '../../../services/sockets';
import { findFeedSources, HEARD_MAX } from './feed.repository';

const RATE = { max: 60, windowMs: 60_000 };

/** A page that does not hear of all of its feed is told so often to ask again, in ms. */
export const ASK_AGAIN_MS = 90_000;

/** Tells a page to ask for its feed again from time to time, from `begin` on. */
function createAsking(socket: LiveSocket) {
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearInterval(timer);
    timer = undefined;
  };
  socket.on('disconnect', end);
  return {
    begin() {
      timer ??= setInterval(() => {
        if ([...socket.rooms].some(isOfHomeFeed)) socket.emit('eventsMissed', {});
        else end();
      }, ASK_AGAIN_MS).unref();
    },
    end,
  };
}

/**
 * Lets a socket join the groups of so many clubs and people alone, whoever has it join, on whatever
 * node: while a page is open, one may go on joining clubs and following people without end.
 * `onUnheard` is called with each that is left out.
 */
function limitHeard(socket: LiveSocket, onUnheard: () => void): void {
  const join = socket.join.bind(socket);
  const withinMax = (groups: string[]) => {
    const kinds = [clubsOfFeeds, peopleOfFeeds].map((idsAmong) => ({
      idsAmong,
      left: HEARD_MAX - idsAmong(socket.rooms).length,
    }));
    return groups.filter((group) => {
      const kind = kinds.find(({ idsAmong }) => idsAmong([group]).length > 0);
      const isHeard = kind === undefined || socket.rooms.has(group) || (kind.left -= 1) >= 0;
      if (!isHeard) onUnheard();
      return isHeard;
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
    const asking = createAsking(socket);
    limitHeard(socket, asking.begin);
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
        asking.end();
        const groups = [...socket.rooms].filter(isOfHomeFeed);
        for (const group of groups) await socket.leave(group);
      },
    });
  },
};
