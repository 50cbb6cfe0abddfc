import type { Module } from '../module';
import { clubPostRoutes } from './clubPosts.routes';
import { commentRoutes } from './comments/comments.routes';
import { feedSockets } from './feed/feed.events';
import { feedRoutes } from './feed/feed.routes';
import { pinRoutes } from './pins/pins.routes';
import { profilePostRoutes } from './profilePosts.routes';

/** Posts in clubs and on profiles, with their comments and reactions. */
export const postsModule: Module = {
  name: 'Posts',
  routes: [...clubPostRoutes, ...pinRoutes, ...commentRoutes, ...profilePostRoutes, ...feedRoutes],
  sockets: feedSockets,
};
