import type { ApiClient } from '../../platform/client';
import type { SafeStorage } from '../../platform/environment';
import { browserPush, type PushDevice } from '../../platform/push';
import { pushCalls } from './push.calls';
import { readPushOwner, writePushOwner } from './pushOwner';

interface Keeping {
  client: ApiClient;
  /** What shows pushes; the browser unless given. */
  device: PushDevice | null | undefined;
  storage: SafeStorage;
  userId: string;
  language: string;
}

/**
 * Goes on with what somebody has turned on in this browser: in the session that they have begun
 * meanwhile, at an address that the browser has made anew, in the language of the page. In a
 * browser of somebody else it ends what that one is told. Answers whether the server was told.
 */
export async function keepPush({ client, device, storage, userId, language }: Keeping) {
  const push = device === undefined ? browserPush() : device;
  const owner = readPushOwner(storage);
  if (push === null || owner === null) return false;
  if (owner.userId !== userId) {
    await push.unsubscribe();
    return false;
  }
  if (push.permission() !== 'granted') return false;
  const { publicKey, isOn } = await pushCalls.load(client);
  const address = await push.subscribe(publicKey);
  if (isOn && address.endpoint === owner.endpoint && language === owner.language) return false;
  await pushCalls.turnOn(client, storage, address);
  writePushOwner(storage, { userId, endpoint: address.endpoint, language });
  return true;
}

/** Has nothing shown in this browser until somebody signs in again, also without a connection. */
export async function silencePush(device: PushDevice | null | undefined): Promise<void> {
  await (device === undefined ? browserPush() : device)?.unsubscribe();
}
