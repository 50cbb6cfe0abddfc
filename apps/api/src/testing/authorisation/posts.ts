import {
  BY_AUTHOR,
  authorAndEditors,
  authorOnly,
  editors,
  members,
  NAMES,
  signedIn,
  sends,
} from './table.types';
import type { Table } from './table.types';

/** Posts, comments and reactions. */
export const posts: Table = {
  'POST /clubs/:id/media': [
    members,
    (c, w) => c.upload('POST', `/clubs/${w.clubId}/media`, { name: 'media', bytes: w.picture }),
  ],
  'GET /club-social/club-posts-feed/:userId/:clubId': [
    members,
    (c, w, id) => c.get(`/club-social/club-posts-feed/${id}/${w.clubId}`),
    NAMES,
  ],
  'GET /club-social/club-posts/:clubId/:postId': [
    members,
    (c, w) => c.get(`/club-social/club-posts/${w.clubId}/${w.postId}`),
  ],
  'POST /club-social/club-posts': [
    members,
    (c, w, userId) =>
      c.post('/club-social/club-posts', { userId, clubId: w.clubId, content: 'Hi', mediaUrls: [] }),
    NAMES,
    sends('clubPostCreated'),
  ],
  'DELETE /club-social/club-posts/:clubId/:postId/:userId': [
    authorAndEditors,
    (c, w, id) => c.delete(`/club-social/club-posts/${w.clubId}/${w.postId}/${id}`),
    NAMES,
    sends('clubPostRemoved'),
  ],
  'PUT /club-social/club-posts/:clubId/:postId/pin': [
    editors,
    (c, w) => c.put(`/club-social/club-posts/${w.clubId}/${w.postId}/pin`),
    sends('clubPinsChanged'),
  ],
  'DELETE /club-social/club-posts/:clubId/:postId/pin': [
    editors,
    (c, w) => c.delete(`/club-social/club-posts/${w.clubId}/${w.postId}/pin`),
    sends('clubPinsChanged'),
  ],
  'GET /club-social/club-post-reactions/:postId/:userId': [
    members,
    (c, w, id) => c.get(`/club-social/club-post-reactions/${w.postId}/${id}`),
    NAMES,
  ],
  'GET /club-social/club-post-reactions/count/:postId': [
    members,
    (c, w) => c.get(`/club-social/club-post-reactions/count/${w.postId}`),
  ],
  'POST /club-social/club-post-reactions': [
    members,
    (c, w, userId) =>
      c.post('/club-social/club-post-reactions', {
        clubPostId: w.postId,
        userId,
        reaction: 'like',
      }),
    NAMES,
    sends('reaction of clubPost', BY_AUTHOR),
    sends('clubPostChanged'),
    sends('ownReactionChanged'),
  ],
  'DELETE /club-social/club-post-reactions/:postId/:userId': [
    members,
    (c, w, id) => c.delete(`/club-social/club-post-reactions/${w.postId}/${id}`),
    NAMES,
    sends('clubPostChanged'),
    sends('ownReactionChanged'),
  ],
  'GET /club-social/club-comments/:postId/comments': [
    members,
    (c, w) => c.get(`/club-social/club-comments/${w.postId}/comments`),
  ],
  'GET /club-social/club-comments/:postId/comments/:commentId': [
    members,
    (c, w) => c.get(`/club-social/club-comments/${w.postId}/comments/${w.commentId}`),
  ],
  'POST /club-social/club-comments': [
    members,
    (c, w, userId) =>
      c.post('/club-social/club-comments', { clubPostId: w.postId, userId, content: 'Yes' }),
    NAMES,
    sends('comment of clubComment', BY_AUTHOR),
    sends('clubPostChanged'),
  ],
  'PATCH /club-social/club-comments/:commentId': [
    authorOnly,
    (c, w) => c.patch(`/club-social/club-comments/${w.commentId}`, { content: 'No' }),
    sends('clubPostChanged'),
  ],
  'DELETE /club-social/club-comments/:commentId': [
    authorAndEditors,
    (c, w) => c.delete(`/club-social/club-comments/${w.commentId}`),
    sends('clubPostChanged'),
  ],
  'GET /social/feed': [signedIn, (c) => c.get('/social/feed')],
  'GET /social/profile-posts': [signedIn, (c) => c.get('/social/profile-posts')],
  'POST /social/profile-posts': [
    signedIn,
    (c) => c.post('/social/profile-posts', { content: 'Hello', mediaUrls: [] }),
    sends('profilePostCreated'),
  ],
  'PATCH /social/profile-posts/:postId': [
    authorOnly,
    (c, w) => c.patch(`/social/profile-posts/${w.profilePostId}`, { content: 'Better' }),
    sends('profilePostChanged'),
  ],
  'DELETE /social/profile-posts/:postId': [
    authorOnly,
    (c, w) => c.delete(`/social/profile-posts/${w.profilePostId}`),
    sends('profilePostRemoved'),
  ],
  'POST /social/profile-posts/upload-media': [
    signedIn,
    (c, w) =>
      c.upload('POST', '/social/profile-posts/upload-media', { name: 'media', bytes: w.picture }),
  ],
  'GET /social/post-reactions/:postId/:userId': [
    signedIn,
    (c, w, id) => c.get(`/social/post-reactions/${w.profilePostId}/${id}`),
    NAMES,
  ],
  'GET /social/post-reactions/count/:postId': [
    signedIn,
    (c, w) => c.get(`/social/post-reactions/count/${w.profilePostId}`),
  ],
  'GET /social/profile-posts/:postId/comments-count': [
    signedIn,
    (c, w) => c.get(`/social/profile-posts/${w.profilePostId}/comments-count`),
  ],
  'POST /social/post-reactions': [
    signedIn,
    (c, w, userId) =>
      c.post('/social/post-reactions', {
        profilePostId: w.profilePostId,
        userId,
        reaction: 'like',
      }),
    NAMES,
    sends('reaction of profilePost', BY_AUTHOR),
    sends('profilePostChanged'),
    sends('ownReactionChanged'),
  ],
  'DELETE /social/post-reactions/:postId/:userId': [
    signedIn,
    (c, w, id) => c.delete(`/social/post-reactions/${w.profilePostId}/${id}`),
    NAMES,
    sends('profilePostChanged'),
    sends('ownReactionChanged'),
  ],
};
