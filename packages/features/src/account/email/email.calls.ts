import type { OwnEmail } from '@clubline/contract';
import { asAnswer, asText, type ApiClient } from '../../platform/client';

/**
 * One's own email address: only servers that name `confirmEmail` among the `permissions` of the
 * current user answer these calls.
 */
export const emailCalls = {
  load: async (client: ApiClient): Promise<OwnEmail> => {
    const { data } = asAnswer(await client.get('/account/email'));
    // Nobody is asked for what they may have done.
    return { email: asText(data.email), isConfirmed: data.isConfirmed !== false };
  },
  /** Has a link mailed that confirms the address. */
  askForLink: (client: ApiClient): Promise<unknown> => client.post('/account/email/confirmation'),
};
