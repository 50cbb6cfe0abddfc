import type { Module } from '../module';
import { clubPostRoutes } from './clubPosts.routes';
import { commentRoutes } from './comments/comments.routes';
import { profilePostRoutes } from './profilePosts.routes';

/** Posts in clubs and on profiles, with their comments and reactions. */
export const postsModule: Module = {
  name: 'Posts',
  routes: [...clubPostRoutes, ...commentRoutes, ...profilePostRoutes],
};
