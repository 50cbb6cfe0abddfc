import type { ReportedPost } from '@clubline/contract';
import { useState } from 'react';
import useSWR from 'swr';
import { messageOf } from '../client';
import { clubScope } from '../feed';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';
import { clubMembersCalls } from './clubMembers.calls';
import { clubPageCopy } from './copy';

/** Posts of a club that members reported, and the two ways to decide. */
export function useClubReports(clubId: string) {
  const text = useMessages('clubPage', clubPageCopy);
  const { client, toast } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const [pendingId, setPendingId] = useState<string | null>(null);
  const { data, error, mutate } = useSWR<ReportedPost[]>(
    `${clubScope(clubId)}:reports`,
    () => clubMembersCalls.loadReports(client, clubId),
    { revalidateOnMount: true },
  );

  const decide = async (postId: string, title: string, call: () => Promise<unknown>) => {
    setPendingId(postId);
    try {
      await call();
      await mutate((known) => known?.filter(({ post }) => post.id !== postId), {
        revalidate: false,
      });
      toast.add({ title, tone: 'positive' });
    } catch (failure) {
      toast.add({
        title: text.reportFailed,
        description: messageOf(failure, text.tryAgain),
        tone: 'critical',
      });
    } finally {
      setPendingId(null);
    }
  };

  return {
    reports: data ?? [],
    status: data ? ('ready' as const) : error ? ('failed' as const) : ('loading' as const),
    retry: () => void mutate(),
    pendingId,
    keep: (postId: string) =>
      void decide(postId, text.reportKept, () =>
        clubMembersCalls.dismissReports(client, clubId, postId),
      ),
    remove: (postId: string) =>
      void decide(postId, text.reportRemoved, () =>
        clubMembersCalls.removePost(client, clubId, postId, userId),
      ),
  };
}
