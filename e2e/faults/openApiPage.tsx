import type { User } from '@clubline/contract';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { jsonBody, signUp } from '../../apps/api/src/testing/chatSender';
import { useClub, useCreateClub, useMembership } from '../../packages/features/src/clubs';
import { usePostReport } from '../../packages/features/src/moderation';
import { SESSION_KEYS } from '../../packages/features/src/platform/session';
import type { Profile } from '../../packages/features/src/profiles/profiles.calls';
import { useFollow } from '../../packages/features/src/profiles/useFollow';
import {
  createFakeEnvironment,
  createFakeBackend,
  FakeClubline,
} from '../../packages/features/src/testing';
import type { ApiNode } from './apiNode';
import { createFaultyApi } from './faultyApi';

/** What the server holds of what one person did. */
export interface Stored {
  clubs: string[];
  isMember: boolean;
  reports: number;
  isFollowing: boolean;
  followers: number;
}

/** Calls of one person that nothing befalls. */
function callerOf(send: ReturnType<typeof createFaultyApi>['send'], token: string) {
  const headers = { ...jsonBody, authorization: `Bearer ${token}` };
  // Tests read what comes freely.
  // oxlint-disable-next-line typescript/no-explicit-any
  return async (path: string, written?: object): Promise<any> => {
    const init = written ? { method: 'POST', body: JSON.stringify(written) } : {};
    return (await send(`/api${path}`, { ...init, headers })).json();
  };
}

let pages = 0;

/** The page of somebody new, on a club and a post of somebody else’s on a real node. */
export async function openApiPage(node: ApiNode, takesClientIds: boolean) {
  const api = createFaultyApi(node, takesClientIds);
  const [owner, self] = await Promise.all([signUp(node.address()), signUp(node.address())]);
  const [askAsOwner, ask] = [callerOf(api.send, owner.token), callerOf(api.send, self.token)];
  const name = `Page ${(pages += 1)}`;
  const { data: made } = await askAsOwner('/clubs', { name, ownerId: owner.id });
  const clubId = made.club.id as string;
  const post = { userId: owner.id, clubId, content: 'Reported', mediaUrls: [] };
  const postId = (await askAsOwner('/club-social/club-posts', post)).data.post.id as string;
  const user: User = await ask('/auth/me');
  const person = { id: owner.id, username: owner.id } as Profile;

  const environment = createFakeEnvironment({ clock: api.clock });
  environment.storage.local.set(SESSION_KEYS.access, self.token);
  environment.storage.local.set(SESSION_KEYS.username, user.username);
  environment.storage.local.setJson(SESSION_KEYS.user, user);
  const usePage = () => ({
    making: useCreateClub(),
    club: useClub(clubId),
    membership: useMembership(clubId),
    report: usePostReport(postId, () => undefined),
    follow: useFollow(person),
  });
  const backend = createFakeBackend({ areas: [] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FakeClubline
      backend={backend}
      user={null}
      environment={environment}
      config={{ fetch: api.fetch, apiBase: '/api' }}
    >
      {children}
    </FakeClubline>
  );
  const { result } = renderHook(usePage, { wrapper });
  return {
    name,
    network: api,
    shown: () => result.current,
    pass: (ms: number) => act(() => api.clock.advance(ms)),
    async stored(): Promise<Stored> {
      const [found, member, reports, following, counts] = await Promise.all([
        ask(`/clubs?limit=50&search=${encodeURIComponent(name)}`),
        ask(`/clubs/${clubId}/is-member?userId=${self.id}`),
        askAsOwner(`/clubs/${clubId}/reports`),
        ask(`/users/${self.id}/get-following-list`),
        ask(`/users/${owner.id}/get-followers-count`),
      ]);
      return {
        clubs: (found.data.clubs as { name: string }[]).map((club) => club.name),
        isMember: member.data.isMember,
        reports: reports.data.reports.length,
        isFollowing: following.followingList.length === 1,
        followers: counts.followersCount,
      };
    },
  };
}
