import { watchHomeFeedEvent } from '@clubline/contract/schemas';
import { sessionInvalid } from '../../../http/errors';
import type { SocketModule } from '../../../live';
import { isOfHomeFeed, socketGroup } from '../../../services/sockets';
import { findFeedSources } from './feed.repository';

const RATE = { max: 60, windowMs: 60_000 };

/** Sends what happens to the posts of a home feed to the person whose it is. */
export const feedSockets: SocketModule = {
  onConnection({ socket, actor, context, on }) {
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
