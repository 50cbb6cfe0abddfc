import type { ScopeTables } from '../db/changes/storedChanges';
import type { PictureTables } from '../services/pictures/pictures.tables';
import type { WriteTables } from '../services/writes/writes.tables';
import type { AccountTables } from './account/account.tables';
import type { AuthTables } from './auth/auth.tables';
import type { ChannelTables } from './channels/channels.tables';
import type { ChatTables } from './chat/chat.tables';
import type { ClubTables } from './clubs/clubs.tables';
import type { ContactTables } from './contact/contact.tables';
import type { ModerationTables } from './moderation/moderation.tables';
import type { NotificationTables } from './notifications/notifications.tables';
import type { PushTables } from './notifications/push/push.tables';
import type { PartnerTables } from './partners/partners.tables';
import type { PostTables } from './posts/posts.tables';
import type { ProfileTables } from './profiles/profiles.tables';
import type { RacerTables } from './racers/racers.tables';

// Added from up here, so that the core, which hands the database around, knows no module.
declare module '../db/tables' {
  interface Tables
    extends
      AccountTables,
      AuthTables,
      ChannelTables,
      ChatTables,
      ClubTables,
      ContactTables,
      ModerationTables,
      NotificationTables,
      PartnerTables,
      PictureTables,
      PostTables,
      PushTables,
      ProfileTables,
      RacerTables,
      ScopeTables,
      WriteTables {}
}
