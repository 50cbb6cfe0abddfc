import type { ReactionKind } from '@clubline/contract';

/** Texts of notifications of all domains; each follows the name of the person who acted. */
export interface NotificationMessages {
  followed: string;
  /** `where` is `in Reef Runners` or `in a post`, `said` the start of the text in quotes. */
  mentioned(where: string, said: string): string;
  commented(clubName: string, said: string): string;
  replied(clubName: string, said: string): string;
  reacted(emoji: string, what: string): string;
  invitedToCoOwn(clubName: string): string;
  inClub(clubName: string): string;
  inComment(clubName: string): string;
  inChannel(channelName: string, clubName: string): string;
  inProfilePost: string;
  clubPost(clubName: string): string;
  channelMessage(channelName: string, clubName: string): string;
  profilePost: string;
}

export const notificationMessages: NotificationMessages = {
  followed: 'started following you.',
  mentioned: (where, said) => `mentioned you ${where}: ${said}`,
  commented: (clubName, said) => `commented on your post in ${clubName}: ${said}`,
  replied: (clubName, said) => `replied to your comment in ${clubName}: ${said}`,
  reacted: (emoji, what) => `reacted ${emoji} to ${what}.`,
  invitedToCoOwn: (clubName) => `invited you to be a co-owner of ${clubName}.`,
  inClub: (clubName) => `in ${clubName}`,
  inComment: (clubName) => `in a comment in ${clubName}`,
  inChannel: (channelName, clubName) => `in #${channelName} of ${clubName}`,
  inProfilePost: 'in a post',
  clubPost: (clubName) => `your post in ${clubName}`,
  channelMessage: (channelName, clubName) => `your message in #${channelName} of ${clubName}`,
  profilePost: 'your post',
};

export const reactionEmoji: Record<ReactionKind, string> = {
  like: '👍',
  love: '❤️',
  haha: '😂',
  sad: '😢',
  angry: '😠',
  sigh: '😮‍💨',
  clown: '🤡',
};

const EXCERPT_MAX = 80;

/** The start of what somebody wrote, in quotes. */
export function excerpt(content: string): string {
  const characters = [...content.trim().replace(/\s+/g, ' ')];
  if (characters.length <= EXCERPT_MAX) return `“${characters.join('')}”`;
  const start = characters.slice(0, EXCERPT_MAX - 1).join('');
  return `“${start.trimEnd()}…”`;
}
