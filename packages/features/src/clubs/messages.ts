import { defineMessages } from '../platform/messages';
/** Every text of the club screens, apart from the feed's. */
export const clubsMessages = defineMessages('clubs', {
  title: 'Clubs',
  tabs: 'Clubs',
  yourClubs: 'Your clubs',
  discover: 'Discover and join',
  search: 'Search clubs',
  searchMine: 'Search my clubs…',
  searchDiscover: 'Search discover clubs…',
  addClub: 'Add Club',
  feed: 'My Feed',
  loadMore: 'Load more',
  noMatch: 'No clubs match your search',
  noMatchHint: 'Try a different name or keyword.',
  noPublicClubs: 'No Public Clubs',
  noPublicClubsHint: 'Create your first public club or wait for others to go live',
  noneSoFar: 'No club to join so far',
  noneSoFarHint: 'You are in all clubs that were looked through, or they are private.',
  lookFurther: 'Look further',
  noClubs: 'No Clubs Yet',
  noClubsHint: 'Join or create a club to get started',
  loadFailed: 'Clubs could not be loaded',
  tryAgain: 'Please try again.',
  retry: 'Try again',
  signIn: 'Sign In',
  signInToSee: 'Please sign in to see your clubs.',
});

/** Every text of a club's page, apart from the feed's. */
export const clubScreenMessages = defineMessages('clubScreen', {
  back: 'Back',
  backToClubs: 'Back to clubs',
  settings: 'Club Info',
  tabs: 'Club sections',
  general: 'General',
  chat: 'Chat',
  chatSoon: 'Club live chat coming soon…',
  toPosts: 'To the posts',
  loading: 'Loading club…',
  notFound: 'This club does not exist',
  notFoundHint: 'It may have been removed, or the link is not complete.',
  loadFailed: 'This club could not be loaded',
  membershipFailed: 'It could not be checked whether you are a member',
  channelsFailed: 'Channels could not be loaded',
  channelMissing: (name: string) => `There is no channel “${name}” in this club`,
  channelMissingHint: 'It may have been renamed or removed.',
  sectionClosed: 'This part of the club is not open to you',
  sectionClosedHint: 'Only some of its members can see it.',
  tryAgain: 'Please try again.',
  retry: 'Try again',
  joined: 'Joined club',
  joinFailed: 'Join failed',
  joinFallback: 'Failed to join club',
  left: 'Left club',
  leaveFailed: 'Leave failed',
  leaveFallback: 'Failed to leave club',
  /** Asked in private clubs only. */
  leaveQuestion: 'Leave this private club?',
  leaveHint: 'To come back, you need an invitation from its owner.',
  leave: 'Leave',
  signInRequired: 'Sign in required',
  signInToJoin: 'Please sign in to join this club.',
  missingUserId: 'Missing user id',
  noAuthToken: 'No auth token',
  members: 'Members',
  reports: 'Reports',
});

/** Every text of answering an invitation to be a co-owner, and of resigning. */
export const coOwnershipMessages = defineMessages('coOwnership', {
  /** The last day of an invitation. @default as the reader's browser writes it */
  date: (date: Date) => date.toLocaleDateString(undefined, { day: 'numeric', month: 'long' }),
  answerFailed: 'Your answer could not be sent',
  resignQuestion: 'Resign as co-owner?',
  resignHint: 'You stay a member. To be a co-owner again, the owner has to invite you.',
  resign: 'Resign',
  resigned: 'You are no longer a co-owner',
  resignFailed: 'You could not resign',
  tryAgain: 'Please try again.',
});

/** What is said of a club's name that will not do. */
export const clubRulesMessages = defineMessages('clubRules', {
  nameRequired: 'Club name required',
  nameTooShort: 'Club name too short',
  nameMinimum: 'Please enter at least 3 characters.',
  slugMinimum: 'Club name must produce a slug of at least 3 characters.',
});

/** Every text of making a club, apart from its form's. */
export const createClubMessages = defineMessages('createClub', {
  title: 'Create Club',
  created: 'Club created 🎉',
  isLive: (name: string) => `“${name}” is live.`,
  invited: (count: number) =>
    count === 1 ? '1 co-owner has been invited.' : `${count} co-owners have been invited.`,
  signInRequired: 'Sign in required',
  signIn: 'Please sign in to create a club.',
  failed: 'Create failed',
  fallback: 'Failed to create club. Please try again.',
});

/** Every text of a club's settings, apart from its form's. */
export const clubSettingsMessages = defineMessages('clubSettings', {
  title: 'Club Settings',
  owner: 'You are owner of the club',
  member: 'You are a member of the club',
  stranger: 'You are not a member of the club',
  ownersOnly: 'Only the owner or a co-owner can edit this club.',
  signInToEdit: 'Please sign in to edit this club.',
  signIn: 'Sign In',
  updated: 'Club updated',
  updateFailed: 'Update failed',
  pictureUpdated: 'Picture updated',
  pictureFailed: 'Image upload failed',
  changedMeanwhile: 'These settings were changed meanwhile',
  savedMeanwhile: (name: string, description: string) =>
    description ? `It is “${name}” now, with “${description}”.` : `It is “${name}” now.`,
  tryAgain: 'Please try again.',
});

/** Every text of removing a club. */
export const deleteClubMessages = defineMessages('deleteClub', {
  deleted: 'Club deleted',
  failed: 'Delete failed',
  tryAgain: 'Please try again.',
  unauthorized: 'Unauthorized',
  loggedOut: 'You are logged out. Logging in again...',
});
