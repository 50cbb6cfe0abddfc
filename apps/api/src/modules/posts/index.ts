export { clubPostOrigin } from './clubPosts.policy';
export {
  addClubPost,
  findClubPostOrigin,
  findClubPosts,
  listClubPosts,
} from './clubPosts.repository';
export { listComments } from './comments.repository';
export { assertOwnMedia } from './pictures';
export { addProfilePost, listProfilePosts } from './profilePosts.repository';
export type { ReactedTo } from './reactions.notifications';
export { reactionsIn } from './reactions.repository';
export { reactionRoutes } from './reactions.routes';
