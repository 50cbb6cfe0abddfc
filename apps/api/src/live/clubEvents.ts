import { watchClubEvent } from '@clubline/contract/schemas';
import type { Context } from '../context';
import { forbidden, sessionInvalid } from '../http/errors';
import type { Module } from '../modules/module';
import type { Metrics } from '../services/metrics';
import { handle } from './handle';
import { groupOf } from './live.types';
import type { LiveSocket } from './live.types';

const LIMIT = { max: 120, windowMs: 60_000 };

/** Hearing of posts and channel messages in a club one is a member of. */
export function clubEvents(
  socket: LiveSocket,
  context: Context,
  metrics: Metrics,
  modules: Module[],
): void {
  handle(socket, context, metrics, 'watchClub', {
    schema: watchClubEvent,
    limit: LIMIT,
    async run({ clubId }) {
      const { actor } = socket.data;
      if (actor === null) throw sessionInvalid();
      const answers = await Promise.all(
        modules.map((module) => module.mayWatchClub?.(context, actor.id, clubId)),
      );
      if (!answers.includes(true)) throw forbidden('Only members hear of what happens in a club.');
      await socket.join(groupOf.club(clubId));
    },
  });
  handle(socket, context, metrics, 'unwatchClub', {
    schema: watchClubEvent,
    limit: LIMIT,
    async run({ clubId }) {
      await socket.leave(groupOf.club(clubId));
    },
  });
}
