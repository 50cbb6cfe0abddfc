import type { ReportedPost } from '@clubline/contract';
import { useState } from 'react';
import useSWR from 'swr';
import { clubScope, statusOf } from '../platform/cache';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { failureToast } from '../platform/toast';
import { deleteOnServer } from '../platform/writes';
import { moderationMessages } from './messages';
import { moderationCalls } from './moderation.calls';

/** Posts of a club that members reported, and the two ways to decide. */
export function useClubReports(clubId: string) {
  const text = useMessages(moderationMessages);
  const { client, toast } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const [pendingId, setPendingId] = useState<string | null>(null);
  const { data, error, mutate } = useSWR<ReportedPost[]>(
    `${clubScope(clubId)}:reports`,
    () => moderationCalls.loadReports(client, clubId),
    { revalidateOnMount: true },
  );

  const decide = async (postId: string, title: string, call: () => Promise<unknown>) => {
    setPendingId(postId);
    try {
      await deleteOnServer(call);
      await mutate((known) => known?.filter(({ post }) => post.id !== postId), {
        revalidate: false,
      });
      toast.add({ title, tone: 'positive' });
    } catch (failure) {
      toast.add(failureToast(text.reportFailed, failure, text.tryAgain));
    } finally {
      setPendingId(null);
    }
  };

  return {
    reports: data ?? [],
    status: statusOf(data, error),
    retry: () => void mutate(),
    pendingId,
    keep: (postId: string) =>
      void decide(postId, text.reportKept, () =>
        moderationCalls.dismissReports(client, clubId, postId),
      ),
    remove: (postId: string) =>
      void decide(postId, text.reportRemoved, () =>
        moderationCalls.removePost(client, clubId, postId, userId),
      ),
  };
}
