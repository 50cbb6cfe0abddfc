import { forEach, toMembersLists, toPeoplesLists, toWelcomeLists } from './deliveries.types';
import type { Delivery, Stage } from './deliveries.types';
import { ofClubs, ofProfiles, ofSockets } from './events';
import { COMMENTS, writeMessage, writePost } from './writing';
import { mails } from './mailDeliveries';

const everybody = ({ people }: Stage) =>
  Object.values(people)
    .map(({ username }) => `@${username}`)
    .join(' ');
const notification = 'notificationCreated';

const ofPeople: Record<string, Delivery> = {
  'that somebody follows one': {
    event: notification,
    notification: 'follow of profile',
    sentence: 'followed',
    act: (stage) =>
      forEach(stage, ({ id }) =>
        stage.owner.post(`/users/${stage.owner.id}/follow-user`, { userToFollowId: id }),
      ),
    to: toPeoplesLists,
  },
  'a mention in a profile’s post': {
    event: notification,
    notification: 'mention of profilePost',
    sentence: 'mentionedInProfilePost',
    act: (stage) => stage.owner.post('/social/profile-posts', { content: everybody(stage) }),
    to: toPeoplesLists,
  },
  'a mention in a live room': {
    event: notification,
    notification: 'mention of liveRoom',
    sentence: 'mentionedInLiveChat',
    act: (stage) =>
      stage.own.send({
        matchId: stage.roomId,
        userId: stage.owner.id,
        message: everybody(stage),
      }),
    to: toPeoplesLists,
  },
  'a reaction to one’s profile post': {
    event: notification,
    notification: 'reaction of profilePost',
    sentence: 'reactedToProfilePost',
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
    sentence: 'invitedToCoOwn',
    async act({ owner, people, clubId }) {
      for (const { id } of Object.values(people))
        await owner.put(`/clubs/${clubId}/co-owner-invitations/${id}`);
    },
    to: toWelcomeLists,
  },
  'a mention in a club’s post': {
    event: notification,
    notification: 'mention of clubPost',
    sentence: 'mentionedInPost',
    act: (stage) => writePost(stage, everybody(stage)),
    to: toMembersLists,
  },
  'a mention in a comment': {
    event: notification,
    notification: 'mention of clubComment',
    sentence: 'mentionedInComment',
    act: (stage) =>
      stage.owner.post(COMMENTS, { clubPostId: stage.postId, content: everybody(stage) }),
    to: toMembersLists,
  },
  'a mention in a channel': {
    event: notification,
    notification: 'mention of channelMessage',
    sentence: 'mentionedInChannel',
    act: (stage) => writeMessage(stage, everybody(stage)),
    to: toMembersLists,
  },
  'a comment on one’s post': {
    event: notification,
    notification: 'comment of clubComment',
    sentence: 'commented',
    act: (stage) =>
      forEach(stage, ({ id }) =>
        stage.owner.post(COMMENTS, { clubPostId: stage.written[id]!.postId, content: 'Yes' }),
      ),
    to: toMembersLists,
  },
  'an answer to one’s comment': {
    event: notification,
    notification: 'comment of clubComment',
    sentence: 'replied',
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
    sentence: 'reactedToPost',
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
    sentence: 'reactedToMessage',
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

/** Everything that a node sends to people who asked for nothing, and whom of them it reaches. */
export const deliveries: Record<string, Delivery> = {
  ...ofSockets,
  ...ofClubs,
  ...ofProfiles,
  ...ofPeople,
  ...ofClubsToPeople,
  ...mails,
};
