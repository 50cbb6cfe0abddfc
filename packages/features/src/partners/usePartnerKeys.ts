import type { PartnerKey } from '@clubline/contract';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { statusOf } from '../platform/cache';
import { ApiError } from '../platform/client';
import { useCopy } from '../platform/clipboard';
import { useFieldErrors } from '../platform/fieldErrors';
import type { TextsOf } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { failureToast } from '../platform/toast';
import { deleteOnServer, isUnclear } from '../platform/writes';
import type { partnerKeysMessages } from './messages';
import { partnersCalls, type NewPartnerKey } from './partners.calls';

type Texts = TextsOf<typeof partnerKeysMessages>;

const properties = { partner: ['partner'] };
const hasStatus = (error: unknown, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

/** The keys of partners: made for a name, shown once, and revoked. */
export function usePartnerKeys(text: Texts) {
  const { client, clock } = useClubline();
  const copy = useCopy();
  const userId = useCurrentUser()?.id ?? '';
  const { data, error, isLoading, mutate } = useSWR<PartnerKey[]>(
    userId ? `partner-keys:${userId}` : null,
    () => partnersCalls.load(client),
    { revalidateOnMount: true },
  );
  const load = () => void mutate().catch(() => undefined);
  return {
    keys: data ?? [],
    status: statusOf(data, error, isLoading),
    /** Nobody else is shown what is not for them, however often they ask. */
    refusal: hasStatus(error, 403) ? text.notAllowed : hasStatus(error, 404) ? text.unknown : null,
    retry: load,
    ...useCreation(text, load),
    ...useRevocation(text, (id) => {
      const revokedAt = new Date(clock.now()).toISOString();
      void mutate((known) =>
        known?.map((key) => (key.id === id ? { ...key, revokedAt } : key)),
      ).catch(() => undefined);
    }),
    onCopy: (element: Element | null, secret: string) =>
      void copy(element, secret, { copied: text.copied, failed: text.copyFailed }),
  };
}

function useCreation(text: Texts, load: () => void) {
  const { client, toast } = useClubline();
  const [partner, setPartner] = useState('');
  const [isCreating, setCreating] = useState(false);
  const [made, setMade] = useState<NewPartnerKey | null>(null);
  const isBusy = useRef(false);
  const server = useFieldErrors(properties);

  const create = async () => {
    if (!partner.trim()) return server.add({ partner: text.noName });
    if (isBusy.current) return;
    isBusy.current = true;
    setCreating(true);
    server.clear();
    try {
      const key = await partnersCalls.create(client, partner.trim());
      if (key) setPartner('');
      else toast.add({ title: text.createLost, tone: 'critical' });
      setMade(key);
    } catch (failure) {
      server.show(failure);
      const { createFailed, createLost, tryAgain } = text;
      toast.add(
        isUnclear(failure)
          ? { title: createLost, tone: 'critical' }
          : failureToast(createFailed, failure, tryAgain),
      );
    }
    load();
    isBusy.current = false;
    setCreating(false);
  };

  return {
    partner,
    onPartnerChange(name: string) {
      server.clear();
      setPartner(name);
    },
    errorMessage: server.errors.partner,
    isCreating,
    onCreate: () => void create(),
    made,
    /** Nobody sees it again. */
    forgetMade: () => setMade(null),
  };
}

function useRevocation(text: Texts, onRevoked: (id: string) => void) {
  const { client, toast } = useClubline();
  const [asked, setAsked] = useState<PartnerKey | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);

  const revoke = async (id: string) => {
    setPending(true);
    try {
      await deleteOnServer(() => partnersCalls.revoke(client, id));
      toast.add({ title: text.revoked, tone: 'positive' });
      onRevoked(id);
    } catch (failure) {
      toast.add(failureToast(text.revokeFailed, failure, text.tryAgain));
    }
    setPending(false);
    setOpen(false);
  };

  return {
    onRevoke(key: PartnerKey) {
      setAsked(key);
      setOpen(true);
    },
    /** What a `ConfirmDialog` needs. */
    dialog: {
      isOpen,
      onOpenChange: (isStillOpen: boolean) => isPending || setOpen(isStillOpen),
      title: text.revokeQuestion(asked?.partner ?? ''),
      description: text.revokeHint,
      confirmLabel: text.revoke,
      tone: 'critical' as const,
      isPending,
      onConfirm: () => asked && void revoke(asked.id),
    },
  };
}
