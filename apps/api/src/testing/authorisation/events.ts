import { toMembers, toNobody, toPeople, toSockets } from './deliveries.types';
import type { Delivery } from './deliveries.types';
import { POSTS, SOCIAL, writeMessage, writePost } from './writing';

/** Answers to a socket, and what all sockets in a room or of a session are sent. */
export const ofSockets: Record<string, Delivery> = {
  'that somebody is in a room, to themselves': {
    event: 'joinRoomSuccess',
    act: ({ own, roomId }) => own.join(roomId),
    to: toNobody,
  },
  'that somebody is not in a room, to themselves': {
    event: 'joinRoomError',
    async act({ own }) {
      own.socket.emit('joinRoom', { matchId: 'no such room', username: 'whoever' });
      await own.next('joinRoomError');
    },
    to: toNobody,
  },
  'how many people are in a room': {
    event: 'userCount',
    act: async ({ own, owner, roomId }) =>
      own.socket.emit('leaveRoom', { matchId: roomId, userId: owner.id }),
    to: toSockets,
  },
  'a message in a room': {
    event: 'newMessage',
    act: ({ own, owner, roomId }) =>
      own.send({ matchId: roomId, userId: owner.id, message: 'Hello' }),
    to: toSockets,
  },
  'the end of somebody’s session': {
    event: 'sessionEnded',
    act: ({ owner }) => owner.post('/auth/logout'),
    to: toNobody,
  },
  'that something was missed': {
    event: 'eventsMissed',
    act: ({ missEvents }) => missEvents(),
    to: toPeople,
  },
};

/** What is heard of a person whose profile all listeners have asked to watch. */
export const ofProfiles: Record<string, Delivery> = {
  'a post on a profile': {
    event: 'profilePostCreated',
    act: ({ owner }) => owner.post('/social/profile-posts', { content: 'New hull' }),
    to: toPeople,
  },
  'the end of a post on a profile': {
    event: 'profilePostRemoved',
    async act({ owner }) {
      const { body } = await owner.post('/social/profile-posts', { content: 'Old hull' });
      return await owner.delete(`/social/profile-posts/${body.data.profilePost.id}`);
    },
    to: toPeople,
  },
  'how many react to a post on a profile': {
    event: 'profilePostChanged',
    async act({ owner }) {
      const { body } = await owner.post('/social/profile-posts', { content: 'Same hull' });
      const profilePostId = body.data.profilePost.id;
      return await owner.post('/social/post-reactions', { profilePostId, reaction: 'like' });
    },
    to: toPeople,
  },
  'how somebody is called': {
    event: 'personChanged',
    act: ({ owner }) =>
      owner.patch('/users/update-name', {
        email: owner.email,
        firstName: 'Renamed',
        lastName: 'Rider',
      }),
    to: toPeople,
  },
  'how many follow somebody, and whom they follow': {
    event: 'followersChanged',
    act: ({ owner, people }) =>
      owner.post(`/users/${owner.id}/follow-user`, { userToFollowId: people.banned.id }),
    to: toPeople,
  },
  'who follows somebody no more': {
    event: 'followEnded',
    act: ({ owner, people }) =>
      owner.delete(`/users/${owner.id}/unfollow-user`, { userToUnfollowId: people.banned.id }),
    to: toPeople,
  },
  'whom somebody follows, to themselves': {
    event: 'ownFollowChanged',
    act: ({ owner, people }) =>
      owner.post(`/users/${owner.id}/follow-user`, { userToFollowId: people.banned.id }),
    to: toNobody,
  },
};

/** What members hear of a club that they watch. */
export const ofClubs: Record<string, Delivery> = {
  'a post in a club': {
    event: 'clubPostCreated',
    act: (stage) => writePost(stage, 'Kick-off at eight'),
    to: toMembers,
  },
  'the end of a post in a club': {
    event: 'clubPostRemoved',
    act: ({ owner, clubId, postId }) => owner.delete(`${POSTS}/${clubId}/${postId}/${owner.id}`),
    to: toMembers,
  },
  'which posts stand first in a club': {
    event: 'clubPinsChanged',
    act: ({ owner, clubId, postId }) => owner.put(`${POSTS}/${clubId}/${postId}/pin`),
    to: toMembers,
  },
  'how many react to a post in a club': {
    event: 'clubPostChanged',
    act: ({ owner, postId }) =>
      owner.post(`${SOCIAL}/club-post-reactions`, { clubPostId: postId, reaction: 'love' }),
    to: toMembers,
  },
  'one’s own reaction to a post': {
    event: 'ownReactionChanged',
    act: ({ owner, postId }) =>
      owner.post(`${SOCIAL}/club-post-reactions`, { clubPostId: postId, reaction: 'sad' }),
    to: toNobody,
  },
  'how many members a club has': {
    event: 'clubMembersChanged',
    act: ({ comeAndGo }) => comeAndGo(),
    to: toMembers,
  },
  'that somebody else was muted, to those who run the club': {
    event: 'clubModerationChanged',
    act: ({ owner, clubId, people }) => owner.put(`/clubs/${clubId}/mutes/${people.member.id}`),
    to: toNobody,
  },
  'that a post was reported, to those who run the club': {
    event: 'clubModerationChanged',
    act: ({ people, postId }) =>
      people.member.post(`${POSTS}/${postId}/reports`, { reason: 'spam' }),
    to: toNobody,
  },
  'how a private club stands in the lists': {
    event: 'clubListed',
    act: ({ owner, clubId }) => owner.patch(`/clubs/${clubId}`, { description: 'Yet another' }),
    to: toMembers,
  },
  'that a club is not as it was': {
    event: 'clubChanged',
    act: ({ owner, clubId }) => owner.patch(`/clubs/${clubId}`, { description: 'Another one' }),
    to: toMembers,
  },
  'what somebody else may do in a club': {
    event: 'ownMembershipChanged',
    act: ({ comeAndGo }) => comeAndGo(),
    to: toNobody,
  },
  'the end of a message in a channel': {
    event: 'channelMessageChanged',
    act: ({ owner, people, written, channelId }) =>
      owner.delete(`/club-channels/${channelId}/messages/${written[people.member.id]!.messageId}`),
    to: toMembers,
  },
  'that what one was notified of is gone': {
    event: 'notificationsRemoved',
    async act(stage) {
      const { people, owner, clubId } = stage;
      const names = Object.values(people).map(({ username }) => `@${username}`);
      const { body } = await writePost(stage, names.join(' '));
      return await owner.delete(`${POSTS}/${clubId}/${body.data.post.id}/${owner.id}`);
    },
    to: toMembers,
  },
  'what one has read oneself': {
    event: 'notificationsRead',
    async act({ owner, people }) {
      const { id } = people.stranger;
      await owner.post(`/users/${owner.id}/follow-user`, { userToFollowId: id });
      return await people.stranger.patch(`/notifications/mark-all-as-read/${id}`);
    },
    to: { ...toNobody, stranger: 'yes' },
  },
  'how far one has read in a channel oneself': {
    event: 'ownChannelRead',
    act: ({ owner, channelId }) =>
      owner.put(`/club-channels/${channelId}/read`, { upTo: new Date().toISOString() }),
    to: toNobody,
  },
  'a message in a channel': {
    event: 'channelMessageCreated',
    act: (stage) => writeMessage(stage, 'Doors open'),
    to: toMembers,
  },
};
