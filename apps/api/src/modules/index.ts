import { accounts } from './accounts';
import { clubChannelsModule } from './club-channels/club-channels.routes';
import { clubSocialModule } from './club-social/club-social.routes';
import { clubsModule } from './clubs/clubs.routes';
import type { Module } from './module';
import { usersModule } from './users/users.routes';

/** All areas of the API; each adds its line. */
export const modules: Module[] = [accounts, clubsModule, clubSocialModule, clubChannelsModule, usersModule];
