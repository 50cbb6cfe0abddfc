/** A sentence for each kind; `channel` has its #, `reaction` is an emoji. */
export interface NotificationTexts {
  followed(actor: string): string;
  invitedToCoOwn(actor: string, club: string): string;
  commented(actor: string, club: string, excerpt: string): string;
  replied(actor: string, club: string, excerpt: string): string;
  mentionedInPost(actor: string, club: string, excerpt: string): string;
  mentionedInComment(actor: string, club: string, excerpt: string): string;
  mentionedInChannel(actor: string, channel: string, club: string, excerpt: string): string;
  mentionedInProfilePost(actor: string, excerpt: string): string;
  mentionedInLiveChat(actor: string, excerpt: string): string;
  reactedToPost(actor: string, reaction: string, club: string): string;
  reactedToMessage(actor: string, reaction: string, channel: string, club: string): string;
  reactedToProfilePost(actor: string, reaction: string): string;
}

/** What a browser shows of what it is told; short, because anybody near may read it. */
export interface PushTexts {
  replied(actor: string): string;
  mentioned(actor: string): string;
  inRoom: string;
}

export const notificationTexts: NotificationTexts = {
  followed: (actor) => `${actor} started following you.`,
  invitedToCoOwn: (actor, club) => `${actor} invited you to be a co-owner of ${club}.`,
  commented: (actor, club, excerpt) => `${actor} commented on your post in ${club}: “${excerpt}”`,
  replied: (actor, club, excerpt) => `${actor} replied to your comment in ${club}: “${excerpt}”`,
  mentionedInPost: (actor, club, excerpt) => `${actor} mentioned you in ${club}: “${excerpt}”`,
  mentionedInComment: (actor, club, excerpt) =>
    `${actor} mentioned you in a comment in ${club}: “${excerpt}”`,
  mentionedInChannel: (actor, channel, club, excerpt) =>
    `${actor} mentioned you in ${channel} of ${club}: “${excerpt}”`,
  mentionedInProfilePost: (actor, excerpt) => `${actor} mentioned you in a post: “${excerpt}”`,
  mentionedInLiveChat: (actor, excerpt) => `${actor} mentioned you in a live chat: “${excerpt}”`,
  reactedToPost: (actor, reaction, club) => `${actor} reacted ${reaction} to your post in ${club}.`,
  reactedToMessage: (actor, reaction, channel, club) =>
    `${actor} reacted ${reaction} to your message in ${channel} of ${club}.`,
  reactedToProfilePost: (actor, reaction) => `${actor} reacted ${reaction} to your post.`,
};

export const pushTexts: PushTexts = {
  replied: (actor) => `${actor} answered you.`,
  mentioned: (actor) => `${actor} mentioned you.`,
  inRoom: 'New messages in a live chat that you follow.',
};
