import type { Passkeys } from '@clubline/contract';
import type { ApiClient } from '../../platform/client';
import type { TextsOf } from '../../platform/messages';
import type { PasskeyDevice } from '../../platform/passkeys';
import { deleteOnServer, isUnclear } from '../../platform/writes';
import type { passkeysMessages } from './messages';
import { passkeysCalls } from './passkeys.calls';

/** What the password is asked for. */
export type ConfirmedChange =
  | { kind: 'add' | 'on' | 'off' | 'codes' }
  /** `name` is what the passkey is called. */
  | { kind: 'remove'; id: string; name: string };

/** What a change needs besides the password. */
export interface ChangeOptions {
  device: PasskeyDevice;
  text: TextsOf<typeof passkeysMessages>;
  known: Passkeys | undefined;
  /** Loads one's passkeys again; rejects or is undefined when it cannot. */
  reload(): Promise<Passkeys | undefined>;
}

interface Outcome {
  /** New recovery codes. */
  codes?: readonly string[];
  /** What to say of it. */
  said?: string;
}

type Options = ChangeOptions & { client: ApiClient };

/** What to say where an answer got lost and nobody knows what was done. */
class LostAnswer extends Error {
  override name = 'LostAnswer';
}

const hasMore = (now: Passkeys | undefined, before: Passkeys | undefined) =>
  (now?.passkeys.length ?? 0) > (before?.passkeys.length ?? 0);

/** Makes a change of how one signs in. Rejects with what went wrong. */
export async function carryOutChange(
  change: ConfirmedChange,
  password: string,
  options: Options,
): Promise<Outcome> {
  if (change.kind === 'add') return await add(password, options);
  if (change.kind === 'remove') return await remove(change.id, password, options);
  return await setSecondFactor(change.kind !== 'off', password, options);
}

async function add(
  password: string,
  { client, device, text, known, reload }: Options,
): Promise<Outcome> {
  const passkey = await device.create(await passkeysCalls.optionsToAdd(client, password));
  try {
    await passkeysCalls.add(client, passkey);
  } catch (error) {
    if (!isUnclear(error)) throw error;
    const now = await reload().catch(() => undefined);
    if (!hasMore(now, known)) throw new LostAnswer(text.addedMaybe);
  }
  return { said: text.addedToast };
}

async function remove(id: string, password: string, { client, text }: Options): Promise<Outcome> {
  await deleteOnServer(() => passkeysCalls.remove(client, id, password));
  return { said: text.removedToast };
}

async function setSecondFactor(
  isOn: boolean,
  currentPassword: string,
  { client, text, reload }: Options,
): Promise<Outcome> {
  try {
    const codes = await passkeysCalls.setSecondFactor(client, { currentPassword, isOn });
    return isOn ? { codes } : { codes, said: text.offToast };
  } catch (error) {
    if (!isUnclear(error)) throw error;
    void reload().catch(() => undefined);
    throw isOn ? new LostAnswer(text.codesLost) : error;
  }
}
