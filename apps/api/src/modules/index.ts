import type { TaggedRoutes } from '../http/addRoutes';
import { accountModule } from './account/account.module';
import { authModule } from './auth/auth.module';
import { channelsModule } from './channels/channels.module';
import { chatModule } from './chat/chat.module';
import { clubsModule } from './clubs/clubs.module';
import { contactModule } from './contact/contact.module';
import { moderationModule } from './moderation/moderation.module';
import type { Module } from './module';
import { notificationsModule } from './notifications/notifications.module';
import { partnersModule } from './partners/partners.module';
import { postsModule } from './posts/posts.module';
import { profilesModule } from './profiles/profiles.module';
import { racersModule } from './racers/racers.module';
import { scoresModule } from './scores/scores.module';
import './tables';

/** All domains of the API, in the order of the API document. */
export const modules: Module[] = [
  authModule,
  accountModule,
  chatModule,
  clubsModule,
  postsModule,
  channelsModule,
  moderationModule,
  profilesModule,
  racersModule,
  notificationsModule,
  scoresModule,
  contactModule,
  partnersModule,
];

/** The pages of all domains that work without script. */
export const pages: TaggedRoutes[] = modules.flatMap(({ name, pages: routes }) =>
  routes ? [{ tag: name, routes }] : [],
);
