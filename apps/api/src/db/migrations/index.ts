import type { SchemaMigration } from '../schemaMigration';
import { accounts } from './0001-accounts';
import { liveChat } from './0002-live-chat';
import { community } from './0003-community';
import { descriptions } from './0004-descriptions';
import { clubModeration } from './0005-club-moderation';
import { notificationTargets } from './0006-notification-targets';
import { pictures } from './0007-pictures';
import { coOwnerInvitations } from './0008-co-owner-invitations';
import { privateSlugs } from './0009-private-slugs';
import { usedTokens } from './0010-used-tokens';
import { devices } from './0011-devices';
import { counters } from './0012-counters';
import { reportedPosts } from './0013-reported-posts';
import { clientWrites } from './0014-client-writes';
import { passkeys } from './0015-passkeys';
import { clubOwners } from './0016-club-owners';
import { confirmedEmails } from './0017-confirmed-emails';
import { editedComments } from './0018-edited-comments';
import { readMarks } from './0019-read-marks';
import { disabledAccounts } from './0020-disabled-accounts';
import { largeLists } from './0021-large-lists';
import { editedMessages } from './0022-edited-messages';
import { shortSearches } from './0023-short-searches';
import { describedMessages } from './0024-described-messages';
import { partners } from './0025-partners';
import { pinnedPosts } from './0026-pinned-posts';
import { scopeChanges } from './0027-scope-changes';
import { channelReads } from './0028-channel-reads';
import { hiddenRows } from './0029-hidden-rows';
import { publicMemberships } from './0030-public-memberships';
import { notifiedEvents } from './0031-notified-events';
import { emailKeys } from './0032-email-keys';
import { freedUsernames } from './0033-freed-usernames';
import { deletedClubs } from './0034-deleted-clubs';
import { pictureWidths } from './0035-picture-widths';
import { pushes } from './0036-pushes';
import { notificationSentences } from './0037-notification-sentences';
import { mentionEvents } from './0038-mention-events';
import { clubNames } from './0039-club-names';
import { webDomains } from './0040-web-domains';
import { mailLanguages } from './0041-mail-languages';

/** In order of their numbers; one that was released never changes. */
export const migrations: Record<string, SchemaMigration> = {
  '0001-accounts': accounts,
  '0002-live-chat': liveChat,
  '0003-community': community,
  '0004-descriptions': descriptions,
  '0005-club-moderation': clubModeration,
  '0006-notification-targets': notificationTargets,
  '0007-pictures': pictures,
  '0008-co-owner-invitations': coOwnerInvitations,
  '0009-private-slugs': privateSlugs,
  '0010-used-tokens': usedTokens,
  '0011-devices': devices,
  '0012-counters': counters,
  '0013-reported-posts': reportedPosts,
  '0014-client-writes': clientWrites,
  '0015-passkeys': passkeys,
  '0016-club-owners': clubOwners,
  '0017-confirmed-emails': confirmedEmails,
  '0018-edited-comments': editedComments,
  '0019-read-marks': readMarks,
  '0020-disabled-accounts': disabledAccounts,
  '0021-large-lists': largeLists,
  '0022-edited-messages': editedMessages,
  '0023-short-searches': shortSearches,
  '0024-described-messages': describedMessages,
  '0025-partners': partners,
  '0026-pinned-posts': pinnedPosts,
  '0027-scope-changes': scopeChanges,
  '0028-channel-reads': channelReads,
  '0029-hidden-rows': hiddenRows,
  '0030-public-memberships': publicMemberships,
  '0031-notified-events': notifiedEvents,
  '0032-email-keys': emailKeys,
  '0033-freed-usernames': freedUsernames,
  '0034-deleted-clubs': deletedClubs,
  '0035-picture-widths': pictureWidths,
  '0036-pushes': pushes,
  '0037-notification-sentences': notificationSentences,
  '0038-mention-events': mentionEvents,
  '0039-club-names': clubNames,
  '0040-web-domains': webDomains,
  '0041-mail-languages': mailLanguages,
};
