import type { Device } from '@clubline/contract';
import { asAnswer, asId, asList, asRecord, asText, type ApiClient } from '../../platform/client';

/** Devices, wherever a list of them stands; those that cannot be named in a call are left out. */
export function readDevices(value: unknown): Device[] {
  return asList(value).flatMap((entry): Device[] => {
    const fields = asRecord(entry);
    const id = asId(fields.id);
    return id
      ? [
          {
            id,
            browser: asText(fields.browser) || null,
            system: asText(fields.system) || null,
            startedAt: asText(fields.startedAt),
            lastUsedAt: asText(fields.lastUsedAt),
            isCurrent: fields.isCurrent === true,
            isFrame: fields.isFrame === true,
          },
        ]
      : [];
  });
}

/**
 * Where one is signed in: only servers that name `listDevices` among the `permissions` of the
 * current user answer these calls.
 */
export const devicesCalls = {
  load: async (client: ApiClient): Promise<Device[]> =>
    readDevices(asAnswer(await client.get('/account/devices')).data.devices),
  signOut: (client: ApiClient, id: string): Promise<unknown> =>
    client.delete(`/account/devices/${encodeURIComponent(id)}`),
  signOutOthers: (client: ApiClient): Promise<unknown> => client.delete('/account/devices'),
};
