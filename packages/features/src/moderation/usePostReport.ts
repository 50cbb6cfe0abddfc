import { REPORT_REASONS, type ReportReason } from '@clubline/contract';
import { useState } from 'react';
import { failureText, useFieldErrors } from '../platform/fieldErrors';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
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
  const server = useFieldErrors(properties);
  const forgetRefusal = () => {
    setError(null);
    server.clear();
  };

  const send = async (reason: string) => {
    setPending(true);
    forgetRefusal();
    try {
      await moderationCalls.report(client, postId, reason as ReportReason);
      setReported(true);
      onReported();
      toast.add({ title: text.reportSent, description: text.reportThanks, tone: 'positive' });
    } catch (failure) {
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
      fieldErrors: server.errors,
      // What stands under the reasons is not said twice.
      ...(error && !server.errors.reason && { errorMessage: error }),
    },
  };
}
