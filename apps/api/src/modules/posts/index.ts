export { clubPostOrigin } from './clubPosts.policy';
export {
  addClubPost,
  findClubPostOrigin,
  findClubPosts,
  listClubPosts,
} from './clubPosts.repository';
export { changeWords } from './changeWords';
export { addComment, listComments } from './comments/comments.repository';
export { lockPost } from './lockPost';
export { noPictures, ownPictures, refusedIfRemoved, withReadablePictures } from './pictures';
export type { AttachedPictures } from './pictures';
export { ownReactionChanged } from './posts.events';
export { addProfilePost, listProfilePosts } from './profilePosts.repository';
export type { ReactedTo } from './reactions.notifications';
export { reactionsIn } from './reactions.repository';
export { reactionRoutes } from './reactions.routes';
