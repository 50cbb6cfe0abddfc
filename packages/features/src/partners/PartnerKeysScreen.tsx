import { PARTNER_NAME_MAX, type PartnerKey } from '@clubline/contract';
import { ConfirmDialog, EmptyState, PartnerKeyDialog, PartnerKeyList } from '@clubline/ui';
import { useRef } from 'react';
import { datePhrase } from '../platform/dates';
import { useMessages, type Labels, type TextsOf } from '../platform/messages';
import { partnerKeysMessages } from './messages';
import { usePartnerKeys } from './usePartnerKeys';

export interface PartnerKeysScreenProps {
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof partnerKeysMessages>;
}

/** The keys of partners, for administrators; what may be done with them, the server decides. */
export function PartnerKeysScreen({ labels }: PartnerKeysScreenProps) {
  const text = useMessages(partnerKeysMessages, labels);
  const page = useRef<HTMLDivElement>(null);
  const { keys, refusal, retry, made, forgetMade, onRevoke, onCopy, dialog, ...state } =
    usePartnerKeys(text);
  if (refusal) return <EmptyState headingLevel={1} title={refusal} />;
  return (
    <>
      <PartnerKeyList
        {...state}
        ref={page}
        maxLength={PARTNER_NAME_MAX}
        keys={keys.map((key) => itemOf(key, text))}
        onRetry={retry}
        onRevoke={(id) => {
          const key = keys.find((one) => one.id === id);
          if (key) onRevoke(key);
        }}
      />
      <ConfirmDialog {...dialog} />
      <PartnerKeyDialog
        isOpen={made !== null}
        partner={made?.key.partner ?? ''}
        secret={made?.secret ?? ''}
        onCopy={() => made && onCopy(page.current, made.secret)}
        onDone={forgetMade}
      />
    </>
  );
}

function itemOf(key: PartnerKey, text: TextsOf<typeof partnerKeysMessages>) {
  const { id, partner, hint, createdAt, lastUsedAt, revokedAt } = key;
  return {
    id,
    partner,
    hint,
    createdLabel: datePhrase(createdAt, text.made, text),
    usedLabel: lastUsedAt ? datePhrase(lastUsedAt, text.used, text) : text.unused,
    isRevoked: revokedAt !== null,
  };
}
