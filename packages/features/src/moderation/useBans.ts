import type { PersonSummary } from '@clubline/contract';
import { statusOf, useChangeable } from '../platform/cache';
import { useMessages } from '../platform/messages';
import { type Pages, useNextPage, withFirstPage, withPageAt } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { failureToast } from '../platform/toast';
import { moderationMessages } from './messages';
import { moderationCalls } from './moderation.calls';
import { bansKey } from './moderationKeys';

const withPeople = (
  known: Pages<PersonSummary>,
  apply: (people: PersonSummary[]) => PersonSummary[],
): Pages<PersonSummary> => ({ ...known, items: apply(known.items) });

/** Who is banned from a club, page by page, for those who may see it. */
export function useBans(clubId: string, isModerator: boolean) {
  const text = useMessages(moderationMessages);
  const { client, toast } = useClubline();
  const { data, error, isLoading, change, addPart, reload } = useChangeable<Pages<PersonSummary>>(
    isModerator ? bansKey(clubId) : null,
    () => moderationCalls.loadBanned(client, clubId),
    (fresh, known) => withFirstPage(known, fresh),
  );
  const older = useNextPage(data?.nextCursor, async (cursor) => {
    try {
      await addPart(
        () => moderationCalls.loadBanned(client, clubId, cursor),
        (known, page) => withPageAt(known, page, cursor),
      );
    } catch (failure) {
      toast.add(failureToast(text.bannedFailed, failure, text.tryAgain));
      throw failure;
    }
  });
  return {
    people: data?.items ?? [],
    status: statusOf(data, error, isLoading),
    older,
    /** As in `Pages`. */
    cutAt: data?.cutAt,
    retry: () => void reload(),
    add(person: PersonSummary): void {
      change((known) =>
        withPeople(known, (all) => [person, ...all.filter(({ id }) => id !== person.id)]),
      );
      void reload();
    },
    drop(id: string): void {
      change((known) => withPeople(known, (all) => all.filter((one) => one.id !== id)));
      void reload();
    },
  };
}
