import type { ChannelMessage } from '@clubline/contract';
import type { Context } from '../../context';
import { notifyMentions } from '../notifications';
import type { ReactedTo } from '../posts';
import { findMessageOrigin, messageKey } from './channels.repository';

/** Notifies people who are mentioned in a channel. */
export async function notifyMessageMentions(
  context: Context,
  message: ChannelMessage,
): Promise<void> {
  await notifyMentions(context, async () => {
    const origin = await findMessageOrigin(context.db, message.id);
    if (origin === undefined) return undefined;
    const { clubId, clubName, channelId, channelName } = origin;
    return {
      id: message.id,
      content: message.content,
      authorId: message.sender.id,
      sentence: { kind: 'mentionedInChannel', channel: channelName, club: clubName },
      target: { kind: 'channelMessage', clubId, channelId, messageId: message.id },
    };
  });
}

export async function findReactedMessage(
  { db }: Context,
  messageId: string,
): Promise<ReactedTo | undefined> {
  const origin = await findMessageOrigin(db, messageId);
  if (origin === undefined) return undefined;
  const { clubId, clubName, channelId, channelName, senderId } = origin;
  return {
    authorId: senderId,
    sentence: { kind: 'reactedToMessage', channel: channelName, club: clubName },
    target: { kind: 'channelMessage', clubId, channelId, messageId },
    key: messageKey(messageId),
  };
}
