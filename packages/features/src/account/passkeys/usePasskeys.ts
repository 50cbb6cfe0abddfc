import type { Passkeys } from '@clubline/contract';
import { useState } from 'react';
import useSWR from 'swr';
import { statusOf } from '../../platform/cache';
import { ApiError } from '../../platform/client';
import type { TextsOf } from '../../platform/messages';
import type { PasskeyDevice } from '../../platform/passkeys';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { failureToast } from '../../platform/toast';
import type { passkeysMessages } from './messages';
import { passkeysCalls } from './passkeys.calls';
import { useConfirmedChange } from './useConfirmedChange';

/** One's passkeys, and what changes them. */
export function usePasskeys(device: PasskeyDevice, text: TextsOf<typeof passkeysMessages>) {
  const { client, toast } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const [question, setQuestion] = useState<{ id: string; name: string }>({ id: '', name: '' });
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { data, error, isLoading, mutate } = useSWR<Passkeys>(
    userId ? `passkeys:${userId}` : null,
    () => passkeysCalls.load(client),
    { revalidateOnMount: true },
  );
  const change = useConfirmedChange({ device, text, known: data, reload: () => mutate() });

  const remove = async () => {
    setRemoving(true);
    try {
      await passkeysCalls.remove(client, question.id);
      toast.add({ title: text.removedToast, tone: 'positive' });
    } catch (failure) {
      const status = failure instanceof ApiError ? failure.status : null;
      if (status === 401) toast.add({ title: text.signedOut, tone: 'critical' });
      // Gone already, by another tab or by an answer that got lost.
      else if (status === 404) toast.add({ title: text.removedToast, tone: 'positive' });
      else toast.add(failureToast(text.removeFailed, failure, text.tryAgain));
    }
    setRemoving(false);
    setAsking(false);
    void mutate().catch(() => undefined);
  };

  return {
    passkeys: data?.passkeys ?? [],
    isAskedAfterPassword: data?.isAskedAfterPassword ?? false,
    recoveryCodesLeft: data?.recoveryCodesLeft ?? 0,
    status: statusOf(data, error, isLoading),
    retry: () => void mutate(),
    change,
    remove(id: string, name: string) {
      setQuestion({ id, name });
      setAsking(true);
    },
    /** What a `ConfirmDialog` needs. */
    removal: {
      isOpen: isAsking,
      onOpenChange: setAsking,
      title: text.removeQuestion(question.name),
      description: text.removeHint,
      confirmLabel: text.remove,
      tone: 'critical' as const,
      isPending: isRemoving,
      onConfirm: () => void remove(),
    },
  };
}
