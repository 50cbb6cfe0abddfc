import type { PushKinds, PushSettings } from '@clubline/contract';
import { asAnswer, asList, asRecord, asText, type ApiClient } from '../../platform/client';
import type { PushAddress } from '../../platform/push';

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
  turnOn: async (client: ApiClient, address: PushAddress): Promise<PushSettings> =>
    readPushSettings(await client.put(SUBSCRIPTION, address)),
  turnOff: (client: ApiClient): Promise<unknown> => client.delete(SUBSCRIPTION),
};
