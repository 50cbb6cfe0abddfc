import { slugify, type User } from '@clubline/contract';
import type { ClubFormValues } from '@clubline/ui';
import { readInvitations } from '../../moderation';
import { asAnswer, type ApiClient } from '../../platform/client';
import type { Clock } from '../../platform/environment';
import { type Attempt, isUnclear } from '../../platform/writes';
import { clubEditingCalls, readClubId } from './clubEditing.calls';
import { parseCoOwners } from './clubRules';

export interface ClubCreation extends Attempt {
  client: ApiClient;
  clock: Pick<Clock, 'setTimeout'>;
  owner: Pick<User, 'id' | 'username'>;
  values: ClubFormValues;
  /** Gives the picture once it is small enough to send; null without one. */
  picture: (() => Promise<File>) | null;
  /** Called as soon as the club exists, before its picture is sent. */
  onCreated: () => void;
}

/** The answer to creating a club that was found instead. */
const asNewClub = (id: string) => ({ data: { club: { id } } });

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
  clientId,
  isAgain,
  onCreated,
}: ClubCreation): Promise<{ id: string | null; invitedCount: number }> {
  const name = values.name.trim();
  const slug = slugify(name);
  const description = values.description.trim();
  const coOwners = await clubEditingCalls.resolvePeople(
    client,
    parseCoOwners(values.coOwners, owner.username),
  );
  const find = (isMade: boolean) =>
    clubEditingCalls.findNewClub(client, clock, { slug, ownerId: owner.id, isMade });
  const create = () => {
    const writeId = clientId();
    return clubEditingCalls.create(client, {
      name,
      slug,
      ownerId: owner.id,
      ...(description && { description }),
      isPrivate: false,
      coOwnerIds: coOwners.filter((id) => id !== owner.id).join(','),
      ...(writeId && { clientId: writeId }),
    });
  };
  // Nothing is sent again unlooked where it would be made twice.
  const lookFirst = () =>
    find(false).catch((error: unknown) => {
      if (clientId() === undefined) throw error;
      return null;
    });
  const known = isAgain ? await lookFirst() : null;
  const answer = known
    ? asNewClub(known)
    : await create().catch(async (error: unknown) => {
        // It may be there although no answer came: whoever made it is led to it.
        const isOpen = isUnclear(error) || isAgain;
        const found = isOpen ? await find(false).catch(() => null) : null;
        if (found === null) throw error;
        return asNewClub(found);
      });
  onCreated();
  const id = readClubId(answer) ?? (await find(true));
  // The club exists with or without its picture, which its settings can add.
  if (id && picture)
    await picture()
      .then((ready) => clubEditingCalls.uploadPicture(client, id, ready))
      .catch(() => null);
  const invitations = readInvitations(asAnswer(answer).data.coOwnerInvitations);
  return { id, invitedCount: invitations.length };
}
