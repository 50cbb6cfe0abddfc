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
  'a message in a channel': {
    event: 'channelMessageCreated',
    act: (stage) => writeMessage(stage, 'Doors open'),
    to: toMembers,
  },
};
