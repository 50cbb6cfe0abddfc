import type { PartnerKey } from '@clubline/contract';
import { asAnswer, asId, asList, asRecord, asText, type ApiClient } from '../platform/client';

/** A key that has just been made, with the key itself. */
export interface NewPartnerKey {
  key: PartnerKey;
  secret: string;
}

/** Keys, wherever a list of them stands; those that cannot be named in a call are left out. */
export function readPartnerKeys(value: unknown): PartnerKey[] {
  return asList(value).flatMap((entry) => readKey(entry) ?? []);
}

function readKey(value: unknown): PartnerKey | null {
  const fields = asRecord(value);
  const id = asId(fields.id);
  return id
    ? {
        id,
        partner: asText(fields.partner),
        hint: asText(fields.hint),
        createdAt: asText(fields.createdAt),
        lastUsedAt: asText(fields.lastUsedAt) || null,
        revokedAt: asText(fields.revokedAt) || null,
      }
    : null;
}

/** The key that an answer has made; null where it holds none. */
export function readNewKey(body: unknown): NewPartnerKey | null {
  const { data } = asAnswer(body);
  const key = readKey(data.key);
  const secret = asText(data.secret);
  return key && secret ? { key, secret } : null;
}

/** Keys of partners' servers: calls that our server alone has, for administrators. */
export const partnersCalls = {
  load: async (client: ApiClient): Promise<PartnerKey[]> =>
    readPartnerKeys(asAnswer(await client.get('/admin/partner-keys')).data.keys),
  create: async (client: ApiClient, partner: string): Promise<NewPartnerKey | null> =>
    readNewKey(await client.post('/admin/partner-keys', { partner })),
  revoke: (client: ApiClient, id: string): Promise<unknown> =>
    client.delete(`/admin/partner-keys/${encodeURIComponent(id)}`),
};
