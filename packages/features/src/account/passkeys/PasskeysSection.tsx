import type { Passkey } from '@clubline/contract';
import { PasskeyList } from '@clubline/ui';
import { useRef, type ComponentProps } from 'react';
import { useCopy } from '../../platform/clipboard';
import { datePhrase, formatAge, useNow } from '../../platform/dates';
import { useMessages, type Labels, type TextsOf } from '../../platform/messages';
import type { PasskeyDevice } from '../../platform/passkeys';
import { useClubline, usePasskeyDevice } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { downloadCodes } from './downloadCodes';
import { passkeyAgeMessages, passkeysMessages } from './messages';
import { usePasskeys } from './usePasskeys';

type ListProps = ComponentProps<typeof PasskeyList>;
type LabelsOf<T> = NonNullable<T extends { labels?: infer L } ? L : never>;

export interface PasskeysSectionProps {
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof passkeysMessages>;
  ages?: Labels<typeof passkeyAgeMessages>;
  list?: LabelsOf<ListProps>;
  password?: LabelsOf<NonNullable<ListProps['passwordDialog']>>;
  codes?: LabelsOf<NonNullable<ListProps['recoveryCodesDialog']>>;
}

/** The passkeys of the current user; nothing where the browser knows none. */
export function PasskeysSection(props: PasskeysSectionProps) {
  const device = usePasskeyDevice();
  return device && <OwnPasskeys {...props} device={device} />;
}

function OwnPasskeys({
  device,
  labels,
  ages,
  list,
  password,
  codes,
}: PasskeysSectionProps & { device: PasskeyDevice }) {
  const text = useMessages(passkeysMessages, labels);
  const age = useMessages(passkeyAgeMessages, ages);
  const { productName } = useClubline();
  const username = useCurrentUser()?.username ?? '';
  const card = useRef<HTMLElement>(null);
  const { passkeys, change, ...state } = usePasskeys(device, text);
  const now = useNow(
    passkeys.flatMap(({ lastUsedAt }) => lastUsedAt ?? []),
    age,
  );
  const copy = useCopy();
  return (
    <PasskeyList
      ref={card}
      passkeys={passkeys.map((passkey) => ({
        id: passkey.id,
        name: nameOf(passkey, text),
        addedLabel: datePhrase(passkey.createdAt, text.added, text),
        usedLabel: passkey.lastUsedAt ? formatAge(passkey.lastUsedAt, now, age) : text.unused,
        isSynced: passkey.isSynced,
      }))}
      status={state.status}
      onRetry={state.retry}
      onAdd={() => change.ask({ kind: 'add' })}
      onRemove={(id) => {
        const passkey = passkeys.find((one) => one.id === id);
        if (passkey) change.ask({ kind: 'remove', id, name: nameOf(passkey, text) });
      }}
      isAskedAfterPassword={state.isAskedAfterPassword}
      onAskedChange={(isAsked) => change.ask({ kind: isAsked ? 'on' : 'off' })}
      recoveryCodesLeft={state.recoveryCodesLeft}
      onNewCodes={() => change.ask({ kind: 'codes' })}
      passwordDialog={{ ...change.dialog, username, ...(password && { labels: password }) }}
      recoveryCodesDialog={{
        isOpen: change.codes.length > 0,
        codes: change.codes,
        onCopy: () =>
          void copy(card.current, change.codes.join('\n'), {
            copied: text.copied,
            failed: text.copyFailed,
          }),
        onDownload: () => {
          const page = card.current?.ownerDocument;
          if (page) downloadCodes(page, change.codes, `${productName.toLowerCase()}-codes.txt`);
        },
        onDone: change.forgetCodes,
        ...(codes && { labels: codes }),
      }}
      {...(list && { labels: list })}
    />
  );
}

type Texts = TextsOf<typeof passkeysMessages>;

/** 'Firefox on Windows', or as much of it as is known. */
const nameOf = ({ browser, system }: Passkey, text: Texts): string =>
  browser && system ? text.name(browser, system) : (browser ?? system ?? text.unknown);
