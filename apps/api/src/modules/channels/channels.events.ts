import type { ChannelMessage } from '@clubline/contract';
import type { Context } from '../../context';
import { socketGroup } from '../../services/sockets';

/** Sends a new message to members who watch the club: without reactions yet, all get the same. */
export function channelMessageCreated(
  { sockets }: Context,
  clubId: string,
  channelId: string,
  message: ChannelMessage,
): void {
  const event = { clubId, channelId, message };
  sockets.send(socketGroup.club(clubId), 'channelMessageCreated', event);
}
