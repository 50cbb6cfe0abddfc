import { randomBytes } from 'node:crypto';
import { callerOf } from './callers';
import type { Caller } from './callers';
import type { TestApi } from './describeApi';

/** One of a partner's people, with their token. */
export interface PartnersPerson extends Caller {
  id: string;
  accessToken: string;
}

/** A partner with a key in force. */
export interface TestPartner {
  keyId: string;
  secret: string;
  /** Its server, which calls with the key. */
  server: Caller;
  /** A token for one of its people, new or known by the id. */
  person(described?: { id?: string; name?: string; image?: string }): Promise<PartnersPerson>;
}

/** Has a key made for a partner, new or known by the name. */
export async function addPartner(
  { api, admin }: Pick<TestApi, 'api' | 'admin'>,
  partner = `Partner ${randomBytes(6).toString('hex')}`,
): Promise<TestPartner> {
  const made = await (await admin()).post('/admin/partner-keys', { partner });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { key, secret } = made.body.data;
  const server = callerOf(api.app, secret);
  return {
    keyId: key.id,
    secret,
    server,
    async person({ id = `reader-${randomBytes(6).toString('hex')}`, name = 'Mia', image } = {}) {
      const answer = await server.post('/partners/token', { id, name, image });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      const accessToken: string = answer.body.data.token;
      const caller = callerOf(api.app, accessToken);
      return { id: (await caller.get('/auth/me')).body.id, accessToken, ...caller };
    },
  };
}
