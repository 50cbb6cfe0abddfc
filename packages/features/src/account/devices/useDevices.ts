import type { Device } from '@clubline/contract';
import { useState } from 'react';
import useSWR from 'swr';
import { statusOf } from '../../platform/cache';
import { ApiError } from '../../platform/client';
import type { TextsOf } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useCurrentUser, useSession } from '../../platform/session';
import { failureToast } from '../../platform/toast';
import { devicesCalls } from './devices.calls';
import { devicesKey } from './devicesKey';
import type { devicesMessages } from './messages';

/** Where the current user is signed in, and signing out there: on others at once, here if meant. */
export function useDevices(text: TextsOf<typeof devicesMessages>) {
  const { client, toast } = useClubline();
  const { signOut } = useSession();
  const userId = useCurrentUser()?.id ?? '';
  const [pending, setPending] = useState<readonly string[]>([]);
  const [question, setQuestion] = useState<'current' | 'others'>('others');
  const [isAsking, setAsking] = useState(false);
  const [isEndingOthers, setEndingOthers] = useState(false);
  const { data, error, isLoading, mutate } = useSWR<Device[]>(
    userId ? devicesKey(userId) : null,
    () => devicesCalls.load(client),
    { revalidateOnMount: true },
  );

  /** Shows at once what is left, and asks the server. */
  const keep = (isLeft: (device: Device) => boolean) =>
    void mutate((known) => known?.filter(isLeft)).catch(() => undefined);

  const endOne = async (id: string, name: string) => {
    setPending((ids) => [...ids, id]);
    try {
      await devicesCalls.signOut(client, id);
      toast.add({ title: text.signedOut(name), tone: 'positive' });
      keep((device) => device.id !== id);
    } catch (failure) {
      // It was signed out meanwhile.
      if (failure instanceof ApiError && failure.status === 404) keep((device) => device.id !== id);
      else toast.add(failureToast(text.failed, failure, text.tryAgain));
    }
    setPending((ids) => ids.filter((one) => one !== id));
  };

  const endOthers = async () => {
    setEndingOthers(true);
    try {
      await devicesCalls.signOutOthers(client);
      toast.add({ title: text.othersSignedOut, tone: 'positive' });
      keep(({ isCurrent }) => isCurrent);
    } catch (failure) {
      toast.add(failureToast(text.failed, failure, text.tryAgain));
    }
    setEndingOthers(false);
    setAsking(false);
  };

  const ask = (about: typeof question) => {
    setQuestion(about);
    setAsking(true);
  };

  const isOfOthers = question === 'others';
  return {
    /** The one in front of the reader stands first. */
    devices: (data ?? []).toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
    status: statusOf(data, error, isLoading),
    retry: () => void mutate(),
    pending,
    signOut: ({ id, isCurrent }: Device, name: string) =>
      isCurrent ? ask('current') : void endOne(id, name),
    signOutOthers: () => ask('others'),
    /** What a `ConfirmDialog` needs. */
    dialog: {
      isOpen: isAsking,
      onOpenChange: setAsking,
      title: isOfOthers ? text.othersQuestion : text.currentQuestion,
      description: isOfOthers ? text.othersHint : text.currentHint,
      confirmLabel: text.signOut,
      isPending: isEndingOthers,
      onConfirm: () => (isOfOthers ? void endOthers() : signOut()),
    },
  };
}
