import type { PushKinds, PushSettings } from '@clubline/contract';
import { asAnswer, asList, asRecord, asText, type ApiClient } from '../../platform/client';
import type { SafeStorage } from '../../platform/environment';
import type { PushAddress } from '../../platform/push';
import { SESSION_KEYS } from '../../platform/session';

/** Of what somebody is told; all of it where a server does not say. */
export function readPushSettings(body: unknown): PushSettings {
  const { data } = asAnswer(body);
  const kinds = asRecord(data.kinds);
  return {
    kinds: {
      replies: kinds.replies !== false,
      mentions: kinds.mentions !== false,
      rooms: asList(kinds.rooms).filter((room): room is string => typeof room === 'string'),
    },
    publicKey: asText(data.publicKey),
    isOn: data.isOn === true,
  };
}

const SUBSCRIPTION = '/account/push/subscription';

/**
 * What somebody is told by push: only servers that name `receivePushes` among the `permissions` of
 * the current user answer these calls.
 */
export const pushCalls = {
  load: async (client: ApiClient): Promise<PushSettings> =>
    readPushSettings(await client.get('/account/push')),
  setKinds: async (client: ApiClient, kinds: PushKinds): Promise<PushSettings> =>
    readPushSettings(await client.put('/account/push/kinds', kinds)),
  /** The refresh token shows that the whole session asks, for as long as which it lasts. */
  turnOn: async (
    client: ApiClient,
    storage: SafeStorage,
    address: PushAddress,
  ): Promise<PushSettings> =>
    readPushSettings(
      await client.put(SUBSCRIPTION, {
        ...address,
        refreshToken: storage.get(SESSION_KEYS.refresh),
      }),
    ),
  turnOff: (client: ApiClient): Promise<unknown> => client.delete(SUBSCRIPTION),
};
