import {
  forEach,
  toAddresses,
  toMembers,
  toMembersLists,
  toNobody,
  toPeople,
  toPeoplesLists,
  toSockets,
  toWelcomeLists,
} from './deliveries.types';
import type { Delivery, Stage } from './deliveries.types';

const COMMENTS = '/club-social/club-comments';
const POSTS = '/club-social/club-posts';

const everybody = ({ people }: Stage) =>
  Object.values(people)
    .map(({ username }) => `@${username}`)
    .join(' ');
const writePost = ({ owner, clubId }: Stage, content: string) =>
  owner.post(POSTS, { clubId, content });
const writeMessage = ({ owner, channelId }: Stage, content: string) =>
  owner.post(`/club-channels/${channelId}/messages`, { content });

/** Answers to a socket, and what all sockets in a room or of a session are sent. */
const ofSockets: Record<string, Delivery> = {
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

const ofClubs: Record<string, Delivery> = {
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
  'a message in a channel': {
    event: 'channelMessageCreated',
    act: (stage) => writeMessage(stage, 'Doors open'),
    to: toMembers,
  },
};

const notification = 'notificationCreated';

const ofPeople: Record<string, Delivery> = {
  'that somebody follows one': {
    event: notification,
    notification: 'follow of profile',
    texts: ['followed'],
    act: (stage) =>
      forEach(stage, ({ id }) =>
        stage.owner.post(`/users/${stage.owner.id}/follow-user`, { userToFollowId: id }),
      ),
    to: toPeoplesLists,
  },
  'a mention in a profile’s post': {
    event: notification,
    notification: 'mention of profilePost',
    texts: ['mentioned', 'inProfilePost'],
    act: (stage) => stage.owner.post('/social/profile-posts', { content: everybody(stage) }),
    to: toPeoplesLists,
  },
  'a reaction to one’s profile post': {
    event: notification,
    notification: 'reaction of profilePost',
    texts: ['reacted', 'profilePost'],
    act: (stage) =>
      forEach(stage, ({ id }) =>
        stage.owner.post('/social/post-reactions', {
          profilePostId: stage.written[id]!.ownId,
          reaction: 'like',
        }),
      ),
    to: toPeoplesLists,
  },
};

const ofClubsToPeople: Record<string, Delivery> = {
  'an invitation to be a co-owner': {
    event: notification,
    notification: 'invitation of coOwnerInvitation',
    texts: ['invitedToCoOwn'],
    async act({ owner, people, clubId }) {
      for (const { id } of Object.values(people))
        await owner.put(`/clubs/${clubId}/co-owner-invitations/${id}`);
    },
    to: toWelcomeLists,
  },
  'a mention in a club’s post': {
    event: notification,
    notification: 'mention of clubPost',
    texts: ['mentioned', 'inClub'],
    act: (stage) => writePost(stage, everybody(stage)),
    to: toMembersLists,
  },
  'a mention in a comment': {
    event: notification,
    notification: 'mention of clubComment',
    texts: ['mentioned', 'inComment'],
    act: (stage) =>
      stage.owner.post(COMMENTS, { clubPostId: stage.postId, content: everybody(stage) }),
    to: toMembersLists,
  },
  'a mention in a channel': {
    event: notification,
    notification: 'mention of channelMessage',
    texts: ['mentioned', 'inChannel'],
    act: (stage) => writeMessage(stage, everybody(stage)),
    to: toMembersLists,
  },
  'a comment on one’s post': {
    event: notification,
    notification: 'comment of clubComment',
    texts: ['commented'],
    act: (stage) =>
      forEach(stage, ({ id }) =>
        stage.owner.post(COMMENTS, { clubPostId: stage.written[id]!.postId, content: 'Yes' }),
      ),
    to: toMembersLists,
  },
  'an answer to one’s comment': {
    event: notification,
    notification: 'comment of clubComment',
    texts: ['replied'],
    act: (stage) =>
      forEach(stage, ({ id }) =>
        stage.owner.post(COMMENTS, {
          clubPostId: stage.postId,
          parentComment: stage.written[id]!.commentId,
          content: 'Yes',
        }),
      ),
    to: toMembersLists,
  },
  'a reaction to one’s post': {
    event: notification,
    notification: 'reaction of clubPost',
    texts: ['reacted', 'clubPost'],
    act: (stage) =>
      forEach(stage, ({ id }) =>
        stage.owner.post('/club-social/club-post-reactions', {
          clubPostId: stage.written[id]!.postId,
          reaction: 'like',
        }),
      ),
    to: toMembersLists,
  },
  'a reaction to one’s message': {
    event: notification,
    notification: 'reaction of channelMessage',
    texts: ['reacted', 'channelMessage'],
    act: (stage) =>
      forEach(stage, ({ id }) =>
        stage.owner.post('/club-channel-reactions', {
          clubChannelMessageId: stage.written[id]!.messageId,
          reaction: 'love',
        }),
      ),
    to: toMembersLists,
  },
};

const mails: Record<string, Delivery> = {
  'a link for a new password': {
    event: 'mail',
    act: (stage) =>
      forEach(stage, ({ email }) =>
        stage.owner.post('/identity/send-reset-code', { requestType: 'PASSWORD_RESET', email }),
      ),
    to: toAddresses,
  },
  'that a password was changed, to its owner': {
    event: 'mail',
    async act({ owner, setPassword }) {
      const currentPassword = await setPassword();
      await owner.post('/auth/change-password', { currentPassword, password: 'brand-new-1' });
    },
    to: toNobody,
  },
  'that a device signed in that is new, to its owner': {
    event: 'mail',
    async act({ owner, setPassword }) {
      const { username } = owner;
      await owner.post('/auth/sign-in', { username, password: await setPassword() });
    },
    to: toNobody,
  },
  'a message to those who run this place': {
    event: 'mail',
    act: ({ owner }) =>
      owner.post('/contact', { name: 'Ann', email: 'ann@example.test', message: 'Hello' }),
    to: toNobody,
  },
};

/** Everything that a node sends to people who asked for nothing, and whom of them it reaches. */
export const deliveries: Record<string, Delivery> = {
  ...ofSockets,
  ...ofClubs,
  ...ofPeople,
  ...ofClubsToPeople,
  ...mails,
};
