import type { Stage } from './deliveries.types';

export const SOCIAL = '/club-social';
export const COMMENTS = `${SOCIAL}/club-comments`;
export const POSTS = `${SOCIAL}/club-posts`;

export const writePost = ({ owner, clubId }: Stage, content: string) =>
  owner.post(POSTS, { clubId, content });
export const writeMessage = ({ owner, channelId }: Stage, content: string) =>
  owner.post(`/club-channels/${channelId}/messages`, { content });
