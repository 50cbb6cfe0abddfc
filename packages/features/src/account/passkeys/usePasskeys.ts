import type { Passkeys } from '@clubline/contract';
import useSWR from 'swr';
import { statusOf } from '../../platform/cache';
import type { TextsOf } from '../../platform/messages';
import type { PasskeyDevice } from '../../platform/passkeys';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import type { passkeysMessages } from './messages';
import { passkeysCalls } from './passkeys.calls';
import { useConfirmedChange } from './useConfirmedChange';

/** One's passkeys, and what changes them. */
export function usePasskeys(device: PasskeyDevice, text: TextsOf<typeof passkeysMessages>) {
  const { client } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const { data, error, isLoading, mutate } = useSWR<Passkeys>(
    userId ? `passkeys:${userId}` : null,
    () => passkeysCalls.load(client),
    { revalidateOnMount: true },
  );
  return {
    passkeys: data?.passkeys ?? [],
    isAskedAfterPassword: data?.isAskedAfterPassword ?? false,
    recoveryCodesLeft: data?.recoveryCodesLeft ?? 0,
    status: statusOf(data, error, isLoading),
    retry: () => void mutate(),
    change: useConfirmedChange({ device, text, known: data, reload: () => mutate() }),
  };
}
