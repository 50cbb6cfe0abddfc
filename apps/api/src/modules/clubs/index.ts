export { carryNames } from './clubNames/carryNames';
export { deleteClubsTakenAway } from './clubDeletion';
export { findClubAccess } from './clubAccess.repository';
export {
  FIRST_CHANNELS,
  listChannels,
  findChannelOf,
  listChannelsOf,
  listChannelsSeenBy,
} from './clubChannels.repository';
export { holdingClub, lockClub, lockingClub, lockMembership } from './clubLock';
export {
  clubListed,
  clubModerationChanged,
  memberChanged,
  ownMembershipChanged,
  stopWatching,
} from './clubs.events';
export {
  assertMember,
  assertModerator,
  assertWriter,
  clubMembers,
  clubModerators,
  clubVisible,
  clubWriters,
  isClubMember,
} from './clubs.policy';
export { createClub } from './clubChanges.repository';
export { isClubThere, isPrivateClub } from './clubs.repository';
export { listClubs, listClubsOf } from './clubLists/clubLists.repository';
export { listMembers } from './members.repository';
export { assertNoOwner, joinClub, leaveClub } from './memberships.repository';
