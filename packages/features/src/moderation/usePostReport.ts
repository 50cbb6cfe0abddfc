import { REPORT_REASONS, type ReportReason } from '@clubline/contract';
import { useState } from 'react';
import { useDraft } from '../platform/drafts';
import { failureText, useFieldErrors } from '../platform/fieldErrors';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { askOnceMore, isUnclear } from '../platform/writes';
import { moderationMessages } from './messages';
import { moderationCalls } from './moderation.calls';

/** What each field of the dialog is sent as. */
const properties = { reason: ['reason'] };

/** Reporting a post to the owners of its club. `onReported` follows when they have it. */
export function usePostReport(postId: string, onReported: () => void) {
  const text = useMessages(moderationMessages);
  const { client, toast } = useClubline();
  const [hasReported, setReported] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // The reason of a report that may not have arrived, also over a reload.
  const sent = useDraft(`report_${postId}`);
  const server = useFieldErrors(properties);
  const forgetRefusal = () => {
    setError(null);
    server.clear();
  };

  const send = async (reason: string) => {
    setPending(true);
    forgetRefusal();
    sent.setValue(reason);
    try {
      // A person has one report of a post, however often it is sent.
      await askOnceMore(() => moderationCalls.report(client, postId, reason as ReportReason));
      sent.setValue('');
      setReported(true);
      onReported();
      toast.add({ title: text.reportSent, description: text.reportThanks, tone: 'positive' });
    } catch (failure) {
      if (isUnclear(failure)) return;
      sent.setValue('');
      server.show(failure);
      setError(failureText(failure, text.tryAgain));
    } finally {
      setPending(false);
    }
  };

  return {
    hasReported,
    /** Takes away what was said of an earlier attempt. */
    forgetRefusal,
    /** What a `ReportDialog` needs. */
    dialog: {
      reasons: REPORT_REASONS.map((id) => ({ id, label: text.reportReasons[id] })),
      onSubmit: (reason: string) => void send(reason),
      isPending,
      ...(sent.value && {
        defaultReason: sent.value,
        unsent: {
          onRetry: () => void send(sent.value),
          onDiscard: () => sent.setValue(''),
        },
      }),
      fieldErrors: server.errors,
      // What stands under the reasons is not said twice.
      ...(error && !server.errors.reason && { errorMessage: error }),
    },
  };
}
