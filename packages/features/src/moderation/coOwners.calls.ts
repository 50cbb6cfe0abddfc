import type { CoOwnerInvitation } from '@clubline/contract';
import { asAnswer, asList, asRecord, asText, readPerson, type ApiClient } from '../platform/client';

const part = encodeURIComponent;
const invitation = (clubId: string, userId: string) =>
  `/clubs/${part(clubId)}/co-owner-invitations/${part(userId)}`;

/** Invitations, wherever a list of them stands; those of nobody are left out. */
export function readInvitations(value: unknown): CoOwnerInvitation[] {
  return asList(value).flatMap((entry): CoOwnerInvitation[] => {
    const { person, createdAt, expiresAt } = asRecord(entry);
    const invited = readPerson(person);
    return invited.id
      ? [{ person: invited, createdAt: asText(createdAt), expiresAt: asText(expiresAt) }]
      : [];
  });
}

/**
 * What an owner decides about co-owners: only servers that name `manageCoOwners` among a club's
 * `permissions` answer these calls.
 */
export const coOwnersCalls = {
  loadInvitations: async (client: ApiClient, clubId: string): Promise<CoOwnerInvitation[]> =>
    readInvitations(
      asAnswer(await client.get(`/clubs/${part(clubId)}/co-owner-invitations`)).data.invitations,
    ),
  invite: (client: ApiClient, clubId: string, userId: string): Promise<unknown> =>
    client.put(invitation(clubId, userId)),
  withdraw: (client: ApiClient, clubId: string, userId: string): Promise<unknown> =>
    client.delete(invitation(clubId, userId)),
  remove: (client: ApiClient, clubId: string, userId: string): Promise<unknown> =>
    client.delete(`/clubs/${part(clubId)}/co-owners/${part(userId)}`),
};
