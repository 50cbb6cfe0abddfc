export { ClubFeed } from './ClubFeed';
export type { ClubFeedProps } from './ClubFeed';
export { feedCopy } from './copy';
export { personName, readMediaUrls, readPerson, readPost } from './feed.calls';
export { clubScope } from './feedKeys';
export { relativeTime } from './relativeTime';
export { useDraft } from './useDraft';
export type { Draft } from './useDraft';
export { useShare } from './useShare';
