import type { ReceivedCoOwnerInvitation } from '@clubline/contract';
import { asRecord, asText, readPerson, type ApiClient } from '../../platform/client';

const part = encodeURIComponent;
const coOwner = (clubId: string, userId: string) =>
  `/clubs/${part(clubId)}/co-owners/${part(userId)}`;

/** The invitation in a club's details; null without one, undefined where a server knows none. */
export function readReceivedInvitation(
  value: unknown,
): ReceivedCoOwnerInvitation | null | undefined {
  if (value === undefined) return undefined;
  const { invitedBy, expiresAt } = asRecord(value);
  return invitedBy === undefined
    ? null
    : { invitedBy: readPerson(invitedBy), expiresAt: asText(expiresAt) };
}

/**
 * What one answers to an invitation, and resigning: only servers that say in a club's details that
 * there is one, or `resign` among the `permissions`, answer these calls.
 */
export const coOwnershipCalls = {
  accept: (client: ApiClient, clubId: string, userId: string): Promise<unknown> =>
    client.put(coOwner(clubId, userId)),
  decline: (client: ApiClient, clubId: string, userId: string): Promise<unknown> =>
    client.delete(`/clubs/${part(clubId)}/co-owner-invitations/${part(userId)}`),
  resign: (client: ApiClient, clubId: string, userId: string): Promise<unknown> =>
    client.delete(coOwner(clubId, userId)),
};
