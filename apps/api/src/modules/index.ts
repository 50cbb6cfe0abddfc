import { accounts } from './accounts';
import { clubChannelsModule } from './club-channels/club-channels.routes';
import { clubModerationModule } from './club-moderation/club-moderation.routes';
import { clubSocialModule } from './club-social/club-social.routes';
import { clubsModule } from './clubs/clubs.routes';
import { contactModule } from './contact/contact.routes';
import { demoModule } from './demo';
import { files } from './files';
import { liveChat } from './live-chat';
import type { Module } from './module';
import { notificationsModule } from './notifications/notifications.routes';
import { racersModule } from './racers/racers.routes';
import { scoreboardsModule } from './scoreboards/scoreboards.routes';
import { socialModule } from './social/social.routes';
import { usersModule } from './users/users.routes';

/** All areas of the API; each adds its line. */
export const modules: Module[] = [
  accounts,
  liveChat,
  files,
  clubsModule,
  clubSocialModule,
  clubChannelsModule,
  clubModerationModule,
  usersModule,
  socialModule,
  racersModule,
  notificationsModule,
  scoreboardsModule,
  contactModule,
  demoModule,
];
