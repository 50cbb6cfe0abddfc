export { ClubFeed } from './clubPosts/ClubFeed';
export { postsMessages, profilePostsMessages } from './messages';
export { useMentions } from './mentions/useMentions';
export { ProfilePosts } from './profilePosts/ProfilePosts';
export { uploadFailure } from './profilePosts/useComposer';
export { readReactionKind } from './reactions/reactions.calls';
export { useReaction } from './reactions/useReaction';
export { useClubEvents } from './useClubEvents';
export { useShare } from './useShare';
