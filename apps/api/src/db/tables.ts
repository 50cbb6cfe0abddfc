import type { AccountTables } from '../modules/accounts/accounts.tables';
import type { ClubChannelTables } from '../modules/club-channels/club-channels.tables';
import type { ClubModerationTables } from '../modules/club-moderation/club-moderation.tables';
import type { ClubSocialTables } from '../modules/club-social/club-social.tables';
import type { ClubTables } from '../modules/clubs/clubs.tables';
import type { ContactTables } from '../modules/contact/contact.tables';
import type { LiveChatTables } from '../modules/live-chat/live-chat.tables';
import type { NotificationTables } from '../modules/notifications/notifications.tables';
import type { RacerTables } from '../modules/racers/racers.tables';
import type { SocialTables } from '../modules/social/social.tables';
import type { PeopleTables } from '../modules/users/users.tables';

/** Every table, composed from the modules that own them. */
export interface Tables
  extends
    AccountTables,
    LiveChatTables,
    ClubTables,
    ClubChannelTables,
    ClubModerationTables,
    ClubSocialTables,
    ContactTables,
    NotificationTables,
    PeopleTables,
    RacerTables,
    SocialTables {}
