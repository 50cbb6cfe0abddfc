import * as schemas from '@clubline/contract/schemas';
import { actingAs } from '../../http/actingAs';
import { badField, notFound } from '../../http/errors';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { deletedSince, writeClaim, writeOnce } from '../../services/writes/writeOnce';
import { clubVisible, listChannelsSeenBy } from '../clubs';
import { notificationsRemoved } from '../notifications';
import {
  changeWords,
  ownPictures,
  ownReactionChanged,
  reactionRoutes,
  withReadablePictures,
} from '../posts';
import { readChannel } from './reads/reads.routes';
import {
  channelMessageCreated,
  channelMessageEdited,
  channelMessageRemoved,
  messageReactionsChanged,
} from './channels.events';
import { findReactedMessage, notifyMessageMentions } from './channels.notifications';
import {
  channelMembers,
  channelWriters,
  messageEditors,
  messageReaders,
  messageRemovers,
} from './channels.policy';
import {
  addMessage,
  deleteMessage,
  findChannel,
  findMessage,
  findMessageOrigin,
  listMessages,
  listMessagesAround,
  messageReactions,
} from './channels.repository';

interface Named {
  clubId?: string | undefined;
  userId?: string | undefined;
}
type InChannel = { params: { channelId: string } };

function assertSameChannel(named: string | undefined, channelId: string): void {
  if (named !== undefined && named !== channelId)
    throw badField('channelId', 'The path names another channel.');
}

const channels = route({
  method: 'GET',
  url: '/club-channels/:clubId',
  summary:
    'A club’s channels by name, and to members how much of them they have not read; what is said ' +
    'in them is for members.',
  params: schemas.channelsParams,
  response: { 200: schemas.channelsResponse },
  policy: clubVisible((values: { params: { clubId: string } }) => values.params.clubId),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, params, context: { db } }) {
    return { data: { channels: await listChannelsSeenBy(db, params.clubId, actor.id) } };
  },
});

const messages = route({
  method: 'GET',
  url: '/club-channels/:channelId/messages',
  summary: 'A channel’s messages, newest first; `meta.nextCursor` leads to older ones.',
  params: schemas.channelParams,
  query: schemas.channelMessagesQuery,
  response: { 200: schemas.channelMessagesResponse },
  policy: actingAs(
    (values: { query: Named }) => values.query.userId,
    channelMembers((values: InChannel & { query: Named }) => ({
      channelId: values.params.channelId,
      clubId: values.query.clubId,
    })),
  ),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, params: { channelId }, query, context }) {
    assertSameChannel(query.channelId, channelId);
    const { messages: found, meta } = await listMessages(context.db, channelId, actor.id, query);
    return { data: { messages: found.map((one) => withReadablePictures(context, one)) }, meta };
  },
});

const messagesAround = route({
  method: 'GET',
  url: '/club-channels/:channelId/messages/:messageId',
  summary:
    'A message of a channel with those around it, newest first; `meta.nextCursor` leads to older ' +
    'ones, `meta.newerCursor` with `order=ASC` to newer ones.',
  params: schemas.channelMessageParams,
  query: schemas.channelMessagesAroundQuery,
  response: { 200: schemas.channelMessagesAroundResponse },
  policy: channelMembers((values: InChannel) => ({
    channelId: values.params.channelId,
    clubId: undefined,
  })),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, params, query: { limit }, context }) {
    const found = await listMessagesAround(context.db, params, actor.id, limit);
    if (found === undefined) throw notFound('Message');
    const { messages: shown, meta } = found;
    return { data: { messages: shown.map((one) => withReadablePictures(context, one)) }, meta };
  },
});

const createMessage = route({
  method: 'POST',
  url: '/club-channels/:channelId/messages',
  summary: 'Writes a message to a channel.',
  params: schemas.channelParams,
  body: schemas.createChannelMessageBody,
  response: { 201: schemas.channelMessageResponse },
  policy: actingAs(
    (values: { body: Named }) => values.body.userId,
    channelWriters((values: InChannel & { body: Named }) => ({
      channelId: values.params.channelId,
      clubId: values.body.clubId,
    })),
  ),
  bodyLimit: bodyLimits.text,
  rate: 'write',
  async handler({ actor, params: { channelId }, body, context, whileAllowed, reply }) {
    assertSameChannel(body.channelId, channelId);
    const { content, mediaUrls, mediaAlts } = body;
    const channel = await findChannel(context.db, channelId);
    if (channel === undefined) throw notFound('Channel');
    const claim = writeClaim('channelMessage', actor.id, { ...body, channelId });
    const { id, isNew } = await writeOnce(context.db, claim, async () => {
      const uploader = { userId: actor.id, isPrivate: channel.isPrivate === 1 };
      const pictures = await ownPictures(context, mediaUrls, uploader);
      const newMessage = { channelId, userId: actor.id, content, pictures, mediaAlts };
      return addMessage(whileAllowed(context.db), newMessage, context.now(), claim);
    });
    const stored = await findMessage(context.db, id, actor.id);
    if (stored === undefined) throw isNew ? notFound('Channel') : deletedSince('message');
    const message = withReadablePictures(context, stored);
    if (isNew) {
      channelMessageCreated(context, channel.clubId, channelId, message);
      await notifyMessageMentions(context, message);
    }
    reply.code(201);
    return { data: { message } };
  },
});

const messageInPath = (values: { params: { channelId: string; messageId: string } }) =>
  values.params;

const changeOwnMessage = route({
  method: 'PATCH',
  url: '/club-channels/:channelId/messages/:messageId',
  summary: 'Changes the words of one’s own message; 409 where it is not what was `seen`.',
  params: schemas.channelMessageParams,
  body: schemas.updateChannelMessageBody,
  response: { 200: schemas.channelMessageResponse },
  policy: messageEditors(messageInPath),
  bodyLimit: bodyLimits.text,
  rate: 'write',
  async handler({ actor, params: { messageId }, body, context, whileAllowed }) {
    const { db, now } = context;
    const words = { ...body, now: now() };
    await changeWords(whileAllowed(db), 'channelMessages', messageId, words);
    const message = await findMessage(db, messageId, actor.id);
    if (message === undefined) throw notFound('Message');
    channelMessageEdited(context, messageId);
    return { data: { message: withReadablePictures(context, message) } };
  },
});

const removeMessage = route({
  method: 'DELETE',
  url: '/club-channels/:channelId/messages/:messageId',
  summary: 'Deletes a message: one’s own, or as an owner any in the club.',
  params: schemas.channelMessageParams,
  response: { 204: schemas.noContent },
  policy: messageRemovers(messageInPath),
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: 'channel message deleted',
  async handler({ params: { messageId }, context, whileAllowed, reply }) {
    const origin = await findMessageOrigin(context.db, messageId);
    if (origin === undefined) throw notFound('Message');
    const { shown, forgotten } = await deleteMessage(whileAllowed(context.db), messageId);
    notificationsRemoved(context, forgotten);
    channelMessageRemoved(context, origin, messageId);
    context.background('deleting pictures', context.uploads.removeUnshown(shown));
    reply.code(204);
    return undefined;
  },
});

const messageReactionRoutes = reactionRoutes({
  reactions: messageReactions,
  readers: messageReaders,
  findReactedTo: findReactedMessage,
  tell(context, messageId, userId, change) {
    messageReactionsChanged(context, messageId);
    ownReactionChanged(context, userId, { kind: 'channelMessage', messageId, ...change });
  },
  calls: {
    url: '/club-channel-reactions',
    what: 'a message',
    idParam: 'messageId',
    targetParams: schemas.messageParams,
    ownReactionParams: schemas.messageReactionParams,
    setBody: schemas.setMessageReactionBody,
    idInBody: ({ clubChannelMessageId }) => clubChannelMessageId,
    reactionResponse: schemas.messageReactionResponse,
    countResponse: schemas.messageReactionCountResponse,
    reactionAnswer: (reaction, count) => ({ data: { reaction, count } }),
    countAnswer: (count) => ({ data: { count } }),
  },
});

export const channelRoutes: Route[] = [
  channels,
  messages,
  messagesAround,
  createMessage,
  changeOwnMessage,
  removeMessage,
  readChannel,
  ...messageReactionRoutes,
];
