import type { ChannelMessage, ReactionKind } from '@clubline/contract';
import type { Context } from '../../context';
import { excerpt, mentionedPeople, notify, reactionSigns } from '../notifications/notify';
import { placeOfChannel, placeOfMessage } from './club-channels.repository';

/** Tells people who are mentioned in a channel. */
export async function tellOfMessage(
  context: Context,
  channelId: string,
  message: ChannelMessage,
): Promise<void> {
  await notify(context, async () => {
    const place = await placeOfChannel(context.db, channelId);
    if (place === undefined) return [];
    const mentioned = await mentionedPeople(context, message.content, place.clubId);
    return mentioned.map((userId) => ({
      type: 'mention',
      userId,
      actorId: message.sender.id,
      says: `mentioned you in #${place.channelName} of ${place.clubName}: ${excerpt(message.content)}`,
      link: `/clubs/${place.clubId}`,
      occasion: `mention:${message.id}`,
      clubId: place.clubId,
    }));
  });
}

/** Tells the sender once per person, however often the reaction changes. */
export async function tellOfMessageReaction(
  context: Context,
  messageId: string,
  actorId: string,
  reaction: ReactionKind,
): Promise<void> {
  await notify(context, async () => {
    const place = await placeOfMessage(context.db, messageId);
    if (place === undefined) return [];
    return [
      {
        type: 'reaction',
        userId: place.senderId,
        actorId,
        says: `reacted ${reactionSigns[reaction]} to your message in #${place.channelName} of ${place.clubName}.`,
        link: `/clubs/${place.clubId}`,
        occasion: `reaction:message:${messageId}:${actorId}`,
        clubId: place.clubId,
      },
    ];
  });
}
