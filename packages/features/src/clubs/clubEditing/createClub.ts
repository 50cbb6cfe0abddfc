import { slugify, type User } from '@clubline/contract';
import type { ClubFormValues } from '@clubline/ui';
import { readInvitations } from '../../moderation';
import { asAnswer, type ApiClient } from '../../platform/client';
import type { Clock } from '../../platform/environment';
import { clubEditingCalls, readClubId } from './clubEditing.calls';
import { parseCoOwners } from './clubRules';

export interface ClubCreation {
  client: ApiClient;
  clock: Pick<Clock, 'setTimeout'>;
  owner: Pick<User, 'id' | 'username'>;
  values: ClubFormValues;
  /** Gives the picture once it is small enough to send; null without one. */
  picture: (() => Promise<File>) | null;
  /** Called as soon as the club exists, before its picture is sent. */
  onCreated: () => void;
}

/**
 * Creates a club and sends its picture. Resolves with its id, or null when it cannot be found, and
 * with how many people the server has invited to be co-owners; others make them so at once.
 */
export async function createClub({
  client,
  clock,
  owner,
  values,
  picture,
  onCreated,
}: ClubCreation): Promise<{ id: string | null; invitedCount: number }> {
  const name = values.name.trim();
  const slug = slugify(name);
  const description = values.description.trim();
  const coOwners = await clubEditingCalls.resolvePeople(
    client,
    parseCoOwners(values.coOwners, owner.username),
  );
  const answer = await clubEditingCalls.create(client, {
    name,
    slug,
    ownerId: owner.id,
    ...(description && { description }),
    isPrivate: false,
    coOwnerIds: coOwners.filter((id) => id !== owner.id).join(','),
  });
  onCreated();
  const id =
    readClubId(answer) ?? (await clubEditingCalls.findNewClub(client, clock, slug, owner.id));
  // The club exists with or without its picture, which its settings can add.
  if (id && picture)
    await picture()
      .then((ready) => clubEditingCalls.uploadPicture(client, id, ready))
      .catch(() => null);
  const invitations = readInvitations(asAnswer(answer).data.coOwnerInvitations);
  return { id, invitedCount: invitations.length };
}
