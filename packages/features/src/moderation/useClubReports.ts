import type { ReportedPost } from '@clubline/contract';
import { useState } from 'react';
import { statusOf, useChangeable } from '../platform/cache';
import { ApiError } from '../platform/client';
import { useMessages } from '../platform/messages';
import { type Pages, useNextPage, withFirstPage, withPageAt } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { failureToast } from '../platform/toast';
import { deleteOnServer } from '../platform/writes';
import { moderationMessages } from './messages';
import { moderationCalls } from './moderation.calls';
import { reportsKey } from './moderationKeys';

/** Posts of a club that members reported, and the two ways to decide. */
export function useClubReports(clubId: string) {
  const text = useMessages(moderationMessages);
  const { client, toast } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const [pendingId, setPendingId] = useState<string | null>(null);
  const { data, error, change, addPart, reload } = useChangeable<
    Pages<ReportedPost & { id: string }>
  >(
    reportsKey(clubId),
    () => moderationCalls.loadReports(client, clubId),
    (fresh, known) => withFirstPage(known, fresh),
  );
  const older = useNextPage(data?.nextCursor, async (cursor) => {
    try {
      await addPart(
        () => moderationCalls.loadReports(client, clubId, cursor),
        (known, page) => withPageAt(known, page, cursor),
      );
    } catch (failure) {
      toast.add(failureToast(text.reportsFailed, failure, text.tryAgain));
      throw failure;
    }
  });

  const decide = async (
    postId: string,
    titles: { done: string; gone: string },
    call: () => Promise<unknown>,
  ) => {
    /** There was nothing to decide on any more, or this is the second answer to one call. */
    let isGone = false;
    setPendingId(postId);
    const reportedAt = data?.items.find(({ id }) => id === postId)?.reportedAt ?? '';
    try {
      await deleteOnServer(
        () =>
          call().catch((failure: unknown) => {
            isGone = failure instanceof ApiError && failure.status === 404;
            throw failure;
          }),
        () => moderationCalls.isReported(client, clubId, { id: postId, reportedAt }),
      );
      change((known) => ({
        ...known,
        items: known.items.filter(({ id }) => id !== postId),
      }));
      toast.add({ title: titles[isGone ? 'gone' : 'done'], tone: 'positive' });
    } catch (failure) {
      toast.add(failureToast(text.reportFailed, failure, text.tryAgain));
    } finally {
      setPendingId(null);
    }
  };

  return {
    reports: data?.items ?? [],
    older,
    /** As in `Pages`. */
    cutAt: data?.cutAt,
    status: statusOf(data, error),
    retry: () => void reload(),
    pendingId,
    keep: (postId: string) =>
      void decide(postId, { done: text.reportKept, gone: text.reportDecided }, () =>
        moderationCalls.dismissReports(client, clubId, postId),
      ),
    remove: (postId: string) =>
      void decide(postId, { done: text.reportRemoved, gone: text.reportRemoved }, () =>
        moderationCalls.removePost(client, clubId, postId, userId),
      ),
  };
}
