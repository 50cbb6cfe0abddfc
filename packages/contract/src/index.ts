export { ACCOUNT_PERMISSIONS, DEVICES_MAX, PASSKEYS_MAX } from './account';
export type { AccountPermission, Device, OwnEmail, Passkey, Passkeys } from './account';
export {
  ADDITIONS_HEADER,
  AUTHOR_FILTER,
  CLIENT_IDS,
  CLUB_EVENTS,
  CLUB_LIST_EVENTS,
  CLUB_NAME_SEARCH,
  CONNECTION_CHECKS,
  FOLLOW_SEARCH,
  HOME_FEED,
  HOME_FEED_EVENTS,
  HOME_FEED_SEARCH,
  LONGER_PASSWORDS,
  PAGE_LIMITS,
  SINGLE_BANS,
  SINGLE_COMMENTS,
  SINGLE_MESSAGES,
  USERNAME_SEARCH,
  PROFILE_EVENTS,
  REPLACED_SESSIONS,
  SEEN_PROPERTY,
  SEEN_VALUES,
} from './additions';
export {
  ACCOUNT_DISABLED,
  EMAIL_PATTERN,
  HANDED_OVER_KEY,
  NEW_PASSWORD_MIN,
  PASSWORD_MIN,
} from './auth';
export type { ServerQuestions, Session } from './auth';
export { CHANNEL_UNREAD_MAX } from './channels';
export type { ChannelMessage, ClubChannel } from './channels';
export { EVENT_CHAT_ROOM } from './chat';
export type { ChatMessage, SendAck } from './chat';
export {
  CLUB_NAME_MIN,
  CLUB_PERMISSIONS,
  CO_OWNER_INVITATION_DAYS,
  CO_OWNERS_MAX,
  DISCOVER_PAGE_SIZE,
} from './clubs';
export type {
  Club,
  ClubDetails,
  ClubMember,
  ClubPermission,
  ClubRole,
  CoOwnerInvitation,
  ReceivedCoOwnerInvitation,
} from './clubs';
export type { ErrorBody } from './errors';
export { REPORT_REASONS } from './moderation';
export type { ClubSanction, ModerationList, ReportedPost, ReportReason } from './moderation';
export {
  NOTIFICATIONS_PAGE_SIZE,
  PUSH_BROWSERS_MAX,
  PUSH_ROOMS_MAX,
  routeOfTarget,
} from './notifications';
export type {
  Notification,
  NotificationSentence,
  NotificationTarget,
  PushKinds,
  PushSettings,
} from './notifications';
export { formatSentence } from './notificationSentences/formatSentence';
export { isolate, isolateIn } from './notificationSentences/isolate';
export { notificationTexts, pushTexts } from './notificationSentences/messages';
export type { NotificationTexts, PushTexts } from './notificationSentences/messages';
export { notificationTextsAr, pushTextsAr } from './notificationSentences/messages.ar';
export { notificationTextsEs, pushTextsEs } from './notificationSentences/messages.es';
export { PARTNER_KEYS_MAX, PARTNER_NAME_MAX } from './partners';
export type { PartnerKey, PartnerMark } from './partners';
export {
  IMAGE_ALT_MAX,
  MEDIA_MAX,
  PICTURE_MAX_BYTES,
  PICTURE_MAX_SIDE,
  PICTURE_WIDTHS,
  WIDTHS_FRAGMENT,
} from './pictures';
export {
  FEED_PAGE_SIZE,
  PINNED_POSTS_MAX,
  PROFILE_POST_MAX,
  REACTION_EMOJI,
  REACTION_KINDS,
} from './posts';
export type {
  ClubPost,
  Comment,
  FeedItem,
  OwnReactionChange,
  ProfilePost,
  ReactionKind,
  ReactionSummary,
} from './posts';
export {
  BIO_MAX,
  MENTION_MAX,
  MENTION_MIN,
  MENTION_SUGGESTIONS_MAX,
  MENTIONS_MAX,
  mentionsIn,
  personName,
  PROFILE_TAGS,
  PROFILE_TAGS_MAX,
  SPORTS,
  USERNAME_PATTERN,
} from './profiles';
export type {
  FavoriteTeam,
  ListedPerson,
  PersonSummary,
  ProfileExtras,
  ProfileTag,
  Sport,
  User,
} from './profiles';
export { METRES_PER_INCH, RACER_AGE, RACER_HEIGHT_INCHES, RACER_PAGE_SIZE } from './racers';
export type { Athlete, Racer } from './racers';
export {
  clubSections,
  racerSections,
  findRoute,
  isPublicRoute,
  leagueNames,
  pathOf,
  profileSections,
  readRoute,
  routeHref,
  routes,
  signInAlias,
  signInAliases,
} from './routes';
export type {
  ClubSection,
  RacerSection,
  LeagueName,
  ProfileSection,
  Route,
  RouteEntry,
  RouteName,
} from './routes';
export { safeNext } from './safeNext';
export { SLUG_MAX, SLUG_MIN, slugify } from './slug';
export { SOCKET_RECONNECTION } from './socket';
export type { ClientEvents, ServerEvents } from './socket';
export type { Timestamp } from './timestamp';
