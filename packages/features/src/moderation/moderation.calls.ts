import {
  FEED_PAGE_SIZE,
  REPORT_REASONS,
  type ClubMember,
  type ClubPost,
  type ClubSanction,
  type PersonSummary,
  type ReportedPost,
  type ReportReason,
} from '@clubline/contract';
import {
  asAnswer,
  asCount,
  asId,
  asList,
  asRecord,
  asText,
  readMediaUrls,
  readPageEnd,
  readListedPerson,
  readPerson,
  type ApiClient,
} from '../platform/client';
import { loadPages, type Pages } from '../platform/paging';

/** People asked for at once. */
const PEOPLE_PAGE_SIZE = 50;

const part = encodeURIComponent;
const after = (cursor?: string) => (cursor ? `?cursor=${part(cursor)}` : '');

/** A member of a club; null without an id. */
export function readMember(value: unknown): ClubMember | null {
  const { role, isMuted } = asRecord(value);
  const person = readListedPerson(value);
  if (!person.id) return null;
  return {
    ...person,
    role: role === 'owner' || role === 'coOwner' ? role : 'member',
    ...(typeof isMuted === 'boolean' && { isMuted }),
  };
}

/** A page of members; those without an id are left out. */
function readMemberPage(body: unknown, cursor?: string): Pages<ClubMember> {
  const sent = asList(asAnswer(body).data.members);
  const items = sent.map(readMember).filter((member) => member !== null);
  return { items, ...readPageEnd(body, sent.length, cursor) };
}

/** What is needed of a post to judge it; null without an id. */
function readReportedPost(value: unknown): ClubPost | null {
  const post = asRecord(value);
  const id = asId(post.id);
  if (!id) return null;
  return {
    id,
    content: asText(post.content),
    createdAt: asText(post.createdAt ?? post.created_at),
    mediaUrls: readMediaUrls(post),
    ...(Array.isArray(post.mediaAlts) && { mediaAlts: post.mediaAlts.map(asText) }),
    user: readPerson(post.user ?? post.author),
  };
}

/** Reported posts; reasons this client does not know count as other ones. */
function readReports(sent: unknown[]): ReportedPost[] {
  return sent.flatMap((value): ReportedPost[] => {
    const { post: reported, reasons, reportedAt } = asRecord(value);
    const post = readReportedPost(reported);
    const counted = new Map<ReportedPost['reasons'][number]['reason'], number>();
    for (const entry of asList(reasons)) {
      const { reason, count } = asRecord(entry);
      const known = REPORT_REASONS.find((name) => name === reason) ?? 'other';
      counted.set(known, (counted.get(known) ?? 0) + (asCount(count) ?? 1));
    }
    return post
      ? [
          {
            post,
            reasons: [...counted].map(([reason, count]) => ({ reason, count })),
            reportedAt: asText(reportedAt),
          },
        ]
      : [];
  });
}

interface Target {
  clubId: string;
  userId: string;
  kind: ClubSanction;
}
const sanctionPath = ({ clubId, userId, kind }: Target) =>
  `/clubs/${part(clubId)}/${kind}s/${part(userId)}`;

/** Calls that only some servers answer: ask for what a club's `permissions` name. */
export const moderationCalls = {
  report: (client: ApiClient, postId: string, reason: ReportReason): Promise<unknown> =>
    client.post(`/club-social/club-posts/${part(postId)}/reports`, { reason }),
  impose: (client: ApiClient, target: Target): Promise<unknown> => client.put(sanctionPath(target)),
  lift: (client: ApiClient, target: Target): Promise<unknown> =>
    client.delete(sanctionPath(target)),
  loadMembers: async (
    client: ApiClient,
    clubId: string,
    search: string,
    cursor?: string,
  ): Promise<Pages<ClubMember>> =>
    readMemberPage(
      await client.get(
        `/clubs/${part(clubId)}/members?${new URLSearchParams({
          ...(search && { search }),
          ...(cursor && { cursor }),
        })}`,
        { pageSize: PEOPLE_PAGE_SIZE },
      ),
      cursor,
    ),
  /** The first members of a club, as many as are shown; what the page is about goes first. */
  loadFaces: async (client: ApiClient, clubId: string, count: number): Promise<Pages<ClubMember>> =>
    readMemberPage(
      await client.get(`/clubs/${part(clubId)}/members`, { pageSize: count, priority: 'low' }),
    ),
  async loadBanned(
    client: ApiClient,
    clubId: string,
    cursor?: string,
  ): Promise<Pages<PersonSummary>> {
    const body = await client.get(`/clubs/${part(clubId)}/bans${after(cursor)}`, {
      pageSize: PEOPLE_PAGE_SIZE,
    });
    const people = asList(asAnswer(body).data.banned).map(readPerson);
    return {
      items: people.filter(({ id }) => id !== ''),
      ...readPageEnd(body, people.length, cursor),
    };
  },
  /** Whether a person is banned. Only servers that say `single-bans` answer this. */
  async isBanned(client: ApiClient, clubId: string, userId: string): Promise<boolean | null> {
    const path = sanctionPath({ clubId, userId, kind: 'ban' });
    const { isBanned } = asAnswer(await client.get(path)).data;
    return typeof isBanned === 'boolean' ? isBanned : null;
  },
  /** As `isBanned`, looked for page by page; null where the server has cut the list. */
  async isAmongBanned(client: ApiClient, clubId: string, userId: string): Promise<boolean | null> {
    const hasThem = ({ items }: Pages<PersonSummary>) => items.some(({ id }) => id === userId);
    const pages = await loadPages(
      (cursor) => moderationCalls.loadBanned(client, clubId, cursor),
      hasThem,
    );
    return hasThem(pages) || (pages.cutAt === undefined ? false : null);
  },
  /** Whether a member is muted, looked for by their name; null where that is not known. */
  async isMuted(
    client: ApiClient,
    clubId: string,
    { id: userId, name }: { id: string; name: string },
  ): Promise<boolean | null> {
    const isThem = ({ id }: ClubMember) => id === userId;
    const { items } = await loadPages(
      (cursor) => moderationCalls.loadMembers(client, clubId, name, cursor),
      (page) => page.items.some(isThem),
    );
    return items.find(isThem)?.isMuted ?? null;
  },
  /** A page of what is to be decided, each with the id of its post. */
  async loadReports(
    client: ApiClient,
    clubId: string,
    cursor?: string,
  ): Promise<Pages<ReportedPost & { id: string }>> {
    const body = await client.get(`/clubs/${part(clubId)}/reports${after(cursor)}`, {
      pageSize: FEED_PAGE_SIZE,
    });
    const sent = asList(asAnswer(body).data.reports);
    const items = readReports(sent).map((report) => ({ ...report, id: report.post.id }));
    return { items, ...readPageEnd(body, sent.length, cursor) };
  },
  /**
   * Whether a post may be still to be decided on, looked for page by page down to where it stood: a
   * further report only brings it up.
   */
  async isReported(
    client: ApiClient,
    clubId: string,
    { id: postId, reportedAt }: { id: string; reportedAt: string },
  ): Promise<boolean> {
    const hasPost = ({ items }: Pages<{ id: string }>) => items.some(({ id }) => id === postId);
    const isPast = ({ items }: Pages<ReportedPost & { id: string }>) => {
      const last = items.at(-1)?.reportedAt ?? '';
      return reportedAt !== '' && last !== '' && last < reportedAt;
    };
    const pages = await loadPages(
      (cursor) => moderationCalls.loadReports(client, clubId, cursor),
      (page) => hasPost(page) || isPast(page),
    );
    // What a server has cut may hold it.
    return hasPost(pages) || (pages.cutAt !== undefined && !isPast(pages));
  },
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
