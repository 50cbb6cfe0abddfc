import type { OwnEmail } from '@clubline/contract';
import { useState } from 'react';
import useSWR from 'swr';
import type { TextsOf } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { failureToast } from '../../platform/toast';
import { emailCalls } from './email.calls';
import type { emailConfirmationMessages } from './messages';

/** The current user's email address where it is not confirmed, and asking for a link that does. */
export function useOwnEmail(text: TextsOf<typeof emailConfirmationMessages>) {
  const { client, toast } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const [isSending, setSending] = useState(false);
  // It is loaded again when one comes back from the mailbox.
  const { data, mutate } = useSWR<OwnEmail>(
    userId ? `email:${userId}` : null,
    () => emailCalls.load(client),
    { revalidateOnFocus: true },
  );

  const send = async () => {
    setSending(true);
    try {
      await emailCalls.askForLink(client);
      const now = await mutate();
      // It may have been confirmed meanwhile; no link is sent then.
      if (now && !now.isConfirmed)
        toast.add({ title: text.sent, description: text.sentText(now.email), tone: 'positive' });
    } catch (failure) {
      toast.add(failureToast(text.failed, failure, text.tryAgain));
    }
    setSending(false);
  };
  return {
    /** Empty when there is nothing to confirm, or it is not known. */
    unconfirmed: data && !data.isConfirmed ? data.email : '',
    isSending,
    send: () => void send(),
  };
}
