import {
  BY_AUTHOR,
  authorAndEditors,
  authorOnly,
  members,
  NAMES,
  signedIn,
  sends,
} from './table.types';
import type { Table } from './table.types';

/** Channels of a club. */
export const channels: Table = {
  'GET /club-channels/:clubId': [signedIn, (c, w) => c.get(`/club-channels/${w.clubId}`)],
  'GET /club-channels/:channelId/messages': [
    members,
    (c, w, id) =>
      c.get(
        `/club-channels/${w.channelId}/messages?channelId=${w.channelId}&clubId=${w.clubId}` +
          `&userId=${id}`,
      ),
    NAMES,
  ],
  'GET /club-channels/:channelId/messages/:messageId': [
    members,
    (c, w) => c.get(`/club-channels/${w.channelId}/messages/${w.messageId}`),
  ],
  'POST /club-channels/:channelId/messages': [
    members,
    (c, w, userId) =>
      c.post(`/club-channels/${w.channelId}/messages`, {
        clubId: w.clubId,
        channelId: w.channelId,
        userId,
        content: 'Hi',
        mediaUrls: [],
      }),
    NAMES,
    sends('channelMessageCreated'),
  ],
  'PATCH /club-channels/:channelId/messages/:messageId': [
    authorOnly,
    (c, w) =>
      c.patch(`/club-channels/${w.channelId}/messages/${w.messageId}`, { content: 'Better' }),
    sends('channelMessageChanged'),
  ],
  'DELETE /club-channels/:channelId/messages/:messageId': [
    authorAndEditors,
    (c, w) => c.delete(`/club-channels/${w.channelId}/messages/${w.messageId}`),
    sends('channelMessageChanged'),
  ],
  'PUT /club-channels/:channelId/read': [
    members,
    (c, w) => c.put(`/club-channels/${w.channelId}/read`, { upTo: '2026-01-01T00:00:00.000Z' }),
    sends('ownChannelRead', BY_AUTHOR),
  ],
  'GET /club-channel-reactions/:messageId/:userId': [
    members,
    (c, w, id) => c.get(`/club-channel-reactions/${w.messageId}/${id}`),
    NAMES,
  ],
  'GET /club-channel-reactions/count/:messageId': [
    members,
    (c, w) => c.get(`/club-channel-reactions/count/${w.messageId}`),
  ],
  'POST /club-channel-reactions': [
    members,
    (c, w, userId) =>
      c.post('/club-channel-reactions', {
        clubChannelMessageId: w.messageId,
        userId,
        reaction: 'love',
      }),
    NAMES,
    sends('reaction of channelMessage', BY_AUTHOR),
    sends('channelMessageChanged'),
    sends('ownReactionChanged'),
  ],
  'DELETE /club-channel-reactions/:messageId/:userId': [
    members,
    (c, w, id) => c.delete(`/club-channel-reactions/${w.messageId}/${id}`),
    NAMES,
    sends('channelMessageChanged'),
    sends('ownReactionChanged'),
  ],
};
