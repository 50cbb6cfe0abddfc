import type { ClubSanction, ReportReason } from '@clubline/contract';
import type { ApiClient } from '../client';

const part = encodeURIComponent;
type Fields = Record<string, unknown>;
const asRecord = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

interface Target {
  clubId: string;
  userId: string;
  kind: ClubSanction;
}
const placeOf = ({ clubId, userId, kind }: Target) =>
  `/clubs/${part(clubId)}/${kind}s/${part(userId)}`;

/** Calls that only some servers answer: ask for what a club's `permissions` name. */
export const moderationCalls = {
  /** Resolves with the address of the picture, or null when the answer has none. */
  async uploadPicture(client: ApiClient, clubId: string, picture: File): Promise<string | null> {
    const form = new FormData();
    form.append('media', picture, picture.name);
    const root = asRecord(await client.upload('POST', `/clubs/${part(clubId)}/media`, form));
    const url = asRecord(root.data).mediaUrl;
    return typeof url === 'string' && url !== '' ? url : null;
  },
  report: (client: ApiClient, postId: string, reason: ReportReason): Promise<unknown> =>
    client.post(`/club-social/club-posts/${part(postId)}/reports`, { reason }),
  impose: (client: ApiClient, target: Target): Promise<unknown> => client.put(placeOf(target)),
  lift: (client: ApiClient, target: Target): Promise<unknown> => client.delete(placeOf(target)),
};
