import type { ChannelMessage, ClubChannel, ServerEvents } from '@clubline/contract';
import type { Context } from '../../context';
import { coalesce } from '../../services/coalesce';
import { socketGroup } from '../../services/sockets';
import { findMessage, findMessageOrigin, messageReactions } from './channels.repository';

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

/** Tells all pages of a person what a channel is to them now that they have read in it. */
export function ownChannelRead(
  { sockets }: Context,
  userId: string,
  clubId: string,
  channel: ClubChannel,
): void {
  sockets.send(socketGroup.user(userId), 'ownChannelRead', { clubId, channel });
}

/** Tells members who watch the club how many react to a message by now. */
export function messageReactionsChanged(context: Context, messageId: string): void {
  const tell = async () => {
    const origin = await findMessageOrigin(context.db, messageId);
    if (origin === undefined) return;
    const reactionCount = await messageReactions.count(context.db, messageId);
    sendChange(context, origin, { messageId, reactionCount });
  };
  context.background('reactions to a message', coalesce(context, `message ${messageId}`, tell));
}

/** Tells members who watch the club what a message says by now. */
export function channelMessageEdited(context: Context, messageId: string): void {
  const tell = async () => {
    const origin = await findMessageOrigin(context.db, messageId);
    const message = await findMessage(context.db, messageId, '');
    if (origin === undefined || !message?.editedAt) return;
    const { content, editedAt, reactionCount = 0 } = message;
    sendChange(context, origin, { messageId, reactionCount, content, editedAt });
  };
  context.background('words of a message', coalesce(context, `words ${messageId}`, tell));
}

/** Tells members who watch the club that a message was deleted. */
export const channelMessageRemoved = (
  context: Context,
  place: { clubId: string; channelId: string },
  messageId: string,
): void => sendChange(context, place, { messageId, reactionCount: null });

type MessageChange = Parameters<ServerEvents['channelMessageChanged']>[0];

function sendChange(
  { sockets }: Context,
  { clubId, channelId }: { clubId: string; channelId: string },
  change: Omit<MessageChange, 'clubId' | 'channelId'>,
): void {
  sockets.send(socketGroup.club(clubId), 'channelMessageChanged', { clubId, channelId, ...change });
}
