import {
  REPORT_REASONS,
  type ClubMember,
  type PersonSummary,
  type ReportedPost,
} from '@clubline/contract';
import type { ApiClient } from '../client';
import { readPerson, readPost } from '../feed';

type Fields = Record<string, unknown>;
const asRecord = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
const part = encodeURIComponent;

/** One page of a member list and where the next begins. */
export interface MemberPage {
  members: ClubMember[];
  nextCursor: string | null;
}

/** A page of members; those without an id are left out. */
export function readMemberPage(body: unknown): MemberPage {
  const root = asRecord(body);
  const { nextCursor } = asRecord(root.meta);
  return {
    members: listOf(asRecord(root.data).members).flatMap((value): ClubMember[] => {
      const { role, isMuted } = asRecord(value);
      const person = readPerson(value);
      return person.id
        ? [
            {
              ...person,
              role: role === 'owner' || role === 'coOwner' ? role : 'member',
              ...(typeof isMuted === 'boolean' && { isMuted }),
            },
          ]
        : [];
    }),
    nextCursor: typeof nextCursor === 'string' && nextCursor !== '' ? nextCursor : null,
  };
}

/** Reported posts; reasons this client does not know count as other ones. */
export function readReports(body: unknown): ReportedPost[] {
  return listOf(asRecord(asRecord(body).data).reports).flatMap((value): ReportedPost[] => {
    const { post: sent, reasons, reportedAt } = asRecord(value);
    const post = readPost(sent);
    const counted = new Map<ReportedPost['reasons'][number]['reason'], number>();
    for (const entry of listOf(reasons)) {
      const { reason, count } = asRecord(entry);
      const known = REPORT_REASONS.find((name) => name === reason) ?? 'other';
      counted.set(known, (counted.get(known) ?? 0) + (typeof count === 'number' ? count : 1));
    }
    return post
      ? [
          {
            post,
            reasons: [...counted].map(([reason, count]) => ({ reason, count })),
            reportedAt: typeof reportedAt === 'string' ? reportedAt : '',
          },
        ]
      : [];
  });
}

/** Calls that only some servers answer: ask for what a club's `permissions` name. */
export const clubMembersCalls = {
  load: async (
    client: ApiClient,
    clubId: string,
    search: string,
    cursor?: string,
  ): Promise<MemberPage> =>
    readMemberPage(
      await client.get(
        `/clubs/${part(clubId)}/members?${new URLSearchParams({ ...(search && { search }), ...(cursor && { cursor }) })}`,
      ),
    ),
  loadBanned: async (client: ApiClient, clubId: string): Promise<PersonSummary[]> =>
    listOf(asRecord(asRecord(await client.get(`/clubs/${part(clubId)}/bans`)).data).banned)
      .map(readPerson)
      .filter(({ id }) => id !== ''),
  loadReports: async (client: ApiClient, clubId: string): Promise<ReportedPost[]> =>
    readReports(await client.get(`/clubs/${part(clubId)}/reports`)),
  dismissReports: (client: ApiClient, clubId: string, postId: string): Promise<unknown> =>
    client.delete(`/clubs/${part(clubId)}/reports/${part(postId)}`),
  removePost: (
    client: ApiClient,
    clubId: string,
    postId: string,
    userId: string,
  ): Promise<unknown> =>
    client.delete(`/club-social/club-posts/${part(clubId)}/${part(postId)}/${part(userId)}`),
};
