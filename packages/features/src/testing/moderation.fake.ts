import {
  SINGLE_BANS,
  type ClubMember,
  type PersonSummary,
  type ReportedPost,
} from '@clubline/contract';
import { pageOf } from './clubs/clubs.store';
import { FakeReply, type FakeArea } from './createFakeBackend';

export interface ClubModerationFakeOptions {
  members?: ClubMember[];
  banned?: PersonSummary[];
  reports?: ReportedPost[];
  /** Members in one page. @default 50 */
  pageSize?: number;
  /** Banned people and reports in one page. @default all of them */
  listPageSize?: number;
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18"><rect ' +
    'width="32" height="18" fill="#0A6E6C"/></svg>',
)}`;

/** Keeping a club in order: what our server answers beyond the specification. */
export function clubModerationFake({
  members = [],
  banned = [],
  reports = [],
  pageSize = 50,
  listPageSize = Infinity,
}: ClubModerationFakeOptions = {}): FakeArea {
  return (backend) => {
    const state = { members: [...members], banned: [...banned], reports: [...reports] };
    const setMuted = (id: string | undefined, isMuted: boolean) =>
      void (state.members = state.members.map((member) =>
        member.id === id ? { ...member, isMuted } : member,
      ));

    backend.handle('POST /clubs/:id/media', () => ({ data: { mediaUrl: PICTURE } }));
    backend.handle('GET /clubs/:id/members', ({ query }) => {
      const words = (query.get('search') ?? '').toLowerCase();
      const found = state.members.filter(({ firstName, lastName, username }) =>
        `${firstName} ${lastName} ${username}`.toLowerCase().includes(words),
      );
      const from = Number(query.get('cursor') ?? 0);
      const end = from + pageSize;
      return {
        data: { members: found.slice(from, end) },
        meta: { hasMore: end < found.length, nextCursor: end < found.length ? String(end) : null },
      };
    });
    backend.handle('GET /clubs/:id/bans', ({ query }) => {
      const { items, meta } = pageOf(state.banned, query.get('cursor'), listPageSize);
      return { data: { banned: items }, meta };
    });
    backend.handle('GET /clubs/:id/bans/:userId', ({ params }) =>
      backend.additions.has(SINGLE_BANS)
        ? { data: { isBanned: state.banned.some(({ id }) => id === params.userId) } }
        : new FakeReply(404),
    );
    backend.handle('PUT /clubs/:id/mutes/:userId', ({ params }) => setMuted(params.userId, true));
    backend.handle('DELETE /clubs/:id/mutes/:userId', ({ params }) =>
      setMuted(params.userId, false),
    );
    backend.handle('PUT /clubs/:id/bans/:userId', ({ params }) => {
      const person = state.members.find(({ id }) => id === params.userId);
      if (person) state.banned.unshift(person);
      state.members = state.members.filter(({ id }) => id !== params.userId);
    });
    backend.handle(
      'DELETE /clubs/:id/bans/:userId',
      ({ params }) => void (state.banned = state.banned.filter(({ id }) => id !== params.userId)),
    );
    backend.handle('POST /club-social/club-posts/:postId/reports', () => undefined);
    backend.handle('GET /clubs/:id/reports', ({ query }) => {
      // A page begins where it did, whatever has been decided meanwhile.
      const { items, meta } = pageOf(reports, query.get('cursor'), listPageSize);
      return { data: { reports: items.filter((report) => state.reports.includes(report)) }, meta };
    });
    backend.handle(
      'DELETE /clubs/:id/reports/:postId',
      ({ params }) =>
        void (state.reports = state.reports.filter(({ post }) => post.id !== params.postId)),
    );
  };
}
