import * as wire from '@clubline/contract/schemas';
import { actingAs } from '../../http/actingAs';
import { badField } from '../../http/errors';
import { bodyLimits } from '../../http/route';
import { clubVisible } from '../clubs/clubs.policy';
import { channelsOf } from '../clubs/clubs.repository';
import { assertOwnMedia } from '../mediaUrls';
import type { Module } from '../module';
import { channelMessageReactions } from '../reactions/reactions.repository';
import { tellOfMessage, tellOfMessageReaction } from './club-channels.notifications';
import { channelMembers, channelWriters, messageReaders } from './club-channels.policy';
import { addMessage, messagesOf, placeOfChannel } from './club-channels.repository';

interface Named {
  clubId?: string | undefined;
  userId?: string | undefined;
}
type InChannel = { params: { channelId: string } };

const actorInPath = (values: { params: { userId: string } }) => values.params.userId;
const messageInPath = (values: { params: { messageId: string } }) => values.params.messageId;

function assertSameChannel(named: string | undefined, channelId: string): void {
  if (named !== undefined && named !== channelId)
    throw badField('channelId', 'The path names another channel.');
}

export const clubChannelsModule: Module = {
  name: 'Club channels',
  routes(add, context) {
    const { db } = context;

    add({
      method: 'GET',
      url: '/club-channels/:clubId',
      summary: 'A club’s channels by name; what is said in them is for members.',
      params: wire.clubIdParams,
      response: { 200: wire.channelsResponse },
      policy: clubVisible((values: { params: { clubId: string } }) => values.params.clubId),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ params }) {
        return { data: { channels: await channelsOf(db, params.clubId) } };
      },
    });

    add({
      method: 'GET',
      url: '/club-channels/:channelId/messages',
      summary: 'A channel’s messages, newest first; `meta.nextCursor` leads to older ones.',
      params: wire.channelParams,
      query: wire.channelMessagesQuery,
      response: { 200: wire.channelMessagesResponse },
      policy: actingAs(
        (values: { query: Named }) => values.query.userId,
        channelMembers((values: InChannel & { query: Named }) => ({
          channelId: values.params.channelId,
          clubId: values.query.clubId,
        })),
      ),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, params, query }) {
        assertSameChannel(query.channelId, params.channelId);
        const { messages, meta } = await messagesOf(db, params.channelId, actor.id, query);
        return { data: { messages }, meta };
      },
    });

    add({
      method: 'POST',
      url: '/club-channels/:channelId/messages',
      summary: 'Writes a message to a channel.',
      params: wire.channelParams,
      body: wire.createChannelMessageBody,
      response: { 201: wire.channelMessageResponse },
      policy: actingAs(
        (values: { body: Named }) => values.body.userId,
        channelWriters((values: InChannel & { body: Named }) => ({
          channelId: values.params.channelId,
          clubId: values.body.clubId,
        })),
      ),
      bodyLimit: bodyLimits.text,
      rate: 'write',
      async handler({ actor, params: { channelId }, body, reply }) {
        assertSameChannel(body.channelId, channelId);
        const { content, mediaUrls } = body;
        assertOwnMedia(context, mediaUrls);
        const message = await addMessage(
          db,
          { channelId, userId: actor.id, content, mediaUrls },
          context.now(),
        );
        const place = await placeOfChannel(db, channelId);
        // Sent to everybody alike: nobody has reacted yet.
        if (place !== undefined)
          context.events.channelMessageCreated(place.clubId, channelId, message);
        await tellOfMessage(context, channelId, message);
        reply.code(201);
        return { data: { message } };
      },
    });

    add({
      method: 'GET',
      url: '/club-channel-reactions/:messageId/:userId',
      summary: 'The signed-in person’s reaction to a message.',
      params: wire.messageReactionParams,
      response: { 200: wire.messageReactionResponse },
      policy: actingAs(actorInPath, messageReaders(messageInPath)),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, params }) {
        return {
          data: { reaction: await channelMessageReactions.of(db, params.messageId, actor.id) },
        };
      },
    });

    add({
      method: 'GET',
      url: '/club-channel-reactions/count/:messageId',
      summary: 'How many people reacted to a message.',
      params: wire.messageParams,
      response: { 200: wire.messageReactionCountResponse },
      policy: messageReaders(messageInPath),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ params }) {
        return { data: { count: await channelMessageReactions.count(db, params.messageId) } };
      },
    });

    add({
      method: 'POST',
      url: '/club-channel-reactions',
      summary: 'Sets or replaces one’s reaction to a message.',
      body: wire.setMessageReactionBody,
      response: { 200: wire.messageReactionResponse },
      policy: actingAs(
        (values: { body: Named }) => values.body.userId,
        messageReaders(
          (values: { body: { clubChannelMessageId: string } }) => values.body.clubChannelMessageId,
        ),
      ),
      bodyLimit: bodyLimits.small,
      rate: 'write',
      async handler({ actor, body: { clubChannelMessageId: messageId, reaction } }) {
        await channelMessageReactions.set(db, messageId, actor.id, reaction, context.now());
        await tellOfMessageReaction(context, messageId, actor.id, reaction);
        return { data: { reaction, count: await channelMessageReactions.count(db, messageId) } };
      },
    });

    add({
      method: 'DELETE',
      url: '/club-channel-reactions/:messageId/:userId',
      summary: 'Takes one’s reaction back; harmless without one.',
      params: wire.messageReactionParams,
      response: { 200: wire.messageReactionResponse },
      policy: actingAs(actorInPath, messageReaders(messageInPath)),
      bodyLimit: bodyLimits.none,
      rate: 'write',
      async handler({ actor, params }) {
        await channelMessageReactions.remove(db, params.messageId, actor.id);
        return {
          data: {
            reaction: null,
            count: await channelMessageReactions.count(db, params.messageId),
          },
        };
      },
    });
  },
};
