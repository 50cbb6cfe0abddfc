import type { NotificationTexts, PushTexts } from './messages';

/** Without verbs of the person who acted: their form would say whether that is a man or a woman. */
export const notificationTextsAr: NotificationTexts = {
  followed: (actor) => `متابعة جديدة لك من ${actor}.`,
  invitedToCoOwn: (actor, club) => `دعوة من ${actor} إلى الملكية المشاركة لنادي ${club}.`,
  commented: (actor, club, excerpt) => `تعليق من ${actor} على منشورك في ${club}: «${excerpt}»`,
  replied: (actor, club, excerpt) => `رد من ${actor} على تعليقك في ${club}: «${excerpt}»`,
  mentionedInPost: (actor, club, excerpt) => `إشارة إليك من ${actor} في ${club}: «${excerpt}»`,
  mentionedInComment: (actor, club, excerpt) =>
    `إشارة إليك من ${actor} في تعليق في ${club}: «${excerpt}»`,
  mentionedInChannel: (actor, channel, club, excerpt) =>
    `إشارة إليك من ${actor} في ${channel} في ${club}: «${excerpt}»`,
  mentionedInProfilePost: (actor, excerpt) => `إشارة إليك من ${actor} في منشور: «${excerpt}»`,
  mentionedInLiveChat: (actor, excerpt) => `إشارة إليك من ${actor} في دردشة مباشرة: «${excerpt}»`,
  reactedToPost: (actor, reaction, club) => `تفاعل ${reaction} من ${actor} مع منشورك في ${club}.`,
  reactedToMessage: (actor, reaction, channel, club) =>
    `تفاعل ${reaction} من ${actor} مع رسالتك في ${channel} في ${club}.`,
  reactedToProfilePost: (actor, reaction) => `تفاعل ${reaction} من ${actor} مع منشورك.`,
};

export const pushTextsAr: PushTexts = {
  replied: (actor) => `رد جديد عليك من ${actor}.`,
  mentioned: (actor) => `إشارة جديدة إليك من ${actor}.`,
  inRoom: 'رسائل جديدة في دردشة مباشرة قيد متابعتك.',
};
