import type { Passkey, Passkeys } from '@clubline/contract';
import {
  ApiError,
  asAnswer,
  asCount,
  asId,
  asList,
  asRecord,
  asText,
  asTexts,
  isRecord,
  type ApiClient,
} from '../../platform/client';
import type { PasskeyAnswer, PasskeyOptions } from '../../platform/passkeys';

/** One's passkeys and what belongs to them; those that cannot be named in a call are left out. */
export function readPasskeys(body: unknown): Passkeys {
  const { data } = asAnswer(body);
  return {
    passkeys: asList(data.passkeys).flatMap((entry): Passkey[] => {
      const fields = asRecord(entry);
      const id = asId(fields.id);
      return id
        ? [
            {
              id,
              browser: asText(fields.browser) || null,
              system: asText(fields.system) || null,
              createdAt: asText(fields.createdAt),
              lastUsedAt: asText(fields.lastUsedAt) || null,
              isSynced: fields.isSynced === true,
            },
          ]
        : [];
    }),
    isAskedAfterPassword: data.isAskedAfterPassword === true,
    recoveryCodesLeft: asCount(data.recoveryCodesLeft) ?? 0,
  };
}

/**
 * One's passkeys: only servers that name `managePasskeys` among the `permissions` of the current
 * user answer these calls.
 */
export const passkeysCalls = {
  load: async (client: ApiClient): Promise<Passkeys> =>
    readPasskeys(await client.get('/account/passkeys')),
  async optionsToAdd(client: ApiClient, currentPassword: string): Promise<PasskeyOptions> {
    const answer = await client.post('/account/passkeys/options', { currentPassword });
    const { options } = asAnswer(answer).data;
    if (!isRecord(options)) throw new ApiError(200, 'Unreadable answer', answer);
    return options;
  },
  add: (client: ApiClient, passkey: PasskeyAnswer): Promise<unknown> =>
    client.post('/account/passkeys', { passkey }),
  remove: (client: ApiClient, id: string, currentPassword: string): Promise<unknown> =>
    client.delete(`/account/passkeys/${encodeURIComponent(id)}`, { currentPassword }),
  /** The recovery codes that count from now on; none where it is turned off. */
  setSecondFactor: async (
    client: ApiClient,
    body: { currentPassword: string; isOn: boolean },
  ): Promise<string[]> =>
    asTexts(asAnswer(await client.put('/account/second-factor', body)).data.recoveryCodes),
};
