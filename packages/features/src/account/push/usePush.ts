import type { PushKinds, PushSettings } from '@clubline/contract';
import { useState } from 'react';
import useSWR from 'swr';
import { statusOf } from '../../platform/cache';
import { ApiError } from '../../platform/client';
import type { TextsOf } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import type { PushDevice } from '../../platform/push';
import { useCurrentUser } from '../../platform/session';
import { failureToast } from '../../platform/toast';
import type { pushMessages } from './messages';
import { pushCalls } from './push.calls';
import { writePushOwner } from './pushOwner';

/** Of what the current user is told by push, and whether in this browser. */
export function usePush(device: PushDevice | null, text: TextsOf<typeof pushMessages>) {
  const { client, languages, storage, toast } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const [permission, setPermission] = useState(() => device?.permission() ?? 'default');
  const [isPending, setPending] = useState(false);
  const { data, error, isLoading, mutate } = useSWR<PushSettings>(
    userId ? ['/account/push', userId] : null,
    () => pushCalls.load(client),
    { revalidateOnMount: true },
  );
  const show = (settings: PushSettings) => mutate(settings, { revalidate: false });

  /** Does what a press has asked for, and says it where that fails. */
  const carryOut = async (failed: string, work: () => Promise<void>) => {
    setPending(true);
    try {
      await work();
    } catch (failure) {
      // A browser says in words of its own what its push service has answered.
      const known = failure instanceof ApiError ? failure : null;
      toast.add(failureToast(failed, known, text.tryAgain));
    }
    setPending(false);
  };

  const turnOn = () =>
    carryOut(text.turnOnFailed, async () => {
      if (!device || !data) return;
      const said = await device.ask();
      setPermission(said);
      if (said !== 'granted') return;
      const address = await device.subscribe(data.publicKey);
      await show(await pushCalls.turnOn(client, storage.local, address));
      const { endpoint } = address;
      writePushOwner(storage.local, { userId, endpoint, language: languages?.current ?? '' });
      toast.add({ title: text.turnedOn, tone: 'positive' });
    });

  const turnOff = () =>
    carryOut(text.turnOffFailed, async () => {
      if (!device || !data) return;
      await pushCalls.turnOff(client);
      writePushOwner(storage.local, null);
      await show({ ...data, isOn: false });
      toast.add({ title: text.turnedOff, tone: 'positive' });
      // The server sends nothing any more, whatever becomes of this.
      await device.unsubscribe().catch(() => undefined);
    });

  /** Shows a choice at once, and what there was before where it cannot be stored. */
  const choose = async (change: Partial<PushKinds>) => {
    if (!data) return;
    const kinds = { ...data.kinds, ...change };
    try {
      await mutate(pushCalls.setKinds(client, kinds), {
        optimisticData: { ...data, kinds },
        rollbackOnError: true,
        revalidate: false,
      });
    } catch (failure) {
      toast.add(failureToast(text.saveFailed, failure, text.tryAgain));
    }
  };

  return {
    status: statusOf(data, error, isLoading),
    retry: () => void mutate(),
    permission,
    isOn: data?.isOn === true && permission === 'granted',
    kinds: data?.kinds,
    isPending,
    turnOn: () => void turnOn(),
    turnOff: () => void turnOff(),
    choose: (change: Partial<PushKinds>) => void choose(change),
  };
}
