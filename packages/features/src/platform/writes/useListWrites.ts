import { useEffect } from 'react';
import { useClubline, useIsOnline } from '../provider';
import { failureToast } from '../toast';
import type { Dated } from './findOwnWrite';
import { type ListWriteCalls, listWriteRules, matchWrites } from './listWriteRules';
import { useWrites } from './useWrites';
import type { Write, WriteOutcome, WriteRules } from './writes.types';

/** What a thing in a list says of itself as long as the server is not known to have it. */
export interface Unsent {
  /** Why the server did not take it, where it has said so. */
  reason?: string | undefined;
  /** It goes out by itself as soon as there is a connection. */
  isWaiting?: boolean;
  /** It is being sent again. */
  isPending: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** One write as a list shows it. */
export interface WriteRow<Content> {
  id: string;
  content: Content;
  /** When it was written, ISO 8601. */
  createdAt: string;
  /** Missing while it is sent for the first time. */
  unsent?: Unsent;
}

export interface ListWritesOptions<Content, Stored extends Dated> {
  /** How it is sent, and found again. */
  calls: ListWriteCalls<Content, Stored>;
  /** What is known of the list; undefined before it has come. */
  items: readonly Stored[] | undefined;
  /** Shows what the server has now; null where no answer has shown it. */
  show: WriteRules<Content, Stored>['show'];
  /** What toasts say. Without `sent` nothing is said of what has arrived. */
  texts: { sent?: string; failed: string; tryAgain: string };
}

/**
 * What the signed-in person writes into the list called `name`. What has arrived after all is
 * recognised in whatever comes of the list.
 */
export function useListWrites<Content, Stored extends Dated>(
  name: string,
  { calls, items, show, texts }: ListWritesOptions<Content, Stored>,
) {
  const { toast } = useClubline();
  const isOnline = useIsOnline();
  const { writes, recognise, send, retry, resume, discard } = useWrites<Content, Stored>(
    name,
    listWriteRules(calls, () => items, show),
  );
  const arrived = matchWrites(writes, items ?? [], calls.isAlike);
  useEffect(() => {
    for (const [id, storedId] of arrived) recognise(id, storedId);
  });
  // What an earlier page has left waiting; what this one has, goes out wherever one is by then.
  const isLeft = isOnline && writes.some(({ state, isWaiting }) => state === 'unsent' && isWaiting);
  useEffect(() => {
    if (isLeft) void resume();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what is left
  }, [isLeft]);
  const report = (outcome: WriteOutcome | null) => {
    // What waits says so where it stands.
    if (outcome?.isSent === false && outcome.isWaiting) return;
    if (outcome?.isSent === false)
      toast.add(failureToast(texts.failed, outcome.cause, texts.tryAgain));
    else if (outcome && texts.sent) toast.add({ title: texts.sent, tone: 'positive' });
  };
  const rowOf = ({ id, content, writtenAt, state, failedAt, ...rest }: Write<Content>) => {
    const row: WriteRow<Content> = { id, content, createdAt: new Date(writtenAt).toISOString() };
    if (failedAt === null) return row;
    return {
      ...row,
      unsent: {
        reason: rest.reason,
        ...(rest.isWaiting && { isWaiting: true }),
        isPending: state === 'sending',
        onRetry: () => void retry(id).then(report),
        onDiscard: () => discard(id),
      },
    };
  };
  return {
    /** What is not in the list yet, in the order it was written. */
    rows: writes.filter(({ id }) => !arrived.has(id)).map(rowOf),
    /** Sends something new. Throws when it is refused: nothing of it is shown then. */
    send: async (content: Content) => report(await send(content)),
  };
}
