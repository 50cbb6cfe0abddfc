import { asRecord } from '../../platform/client';

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNone = (value: unknown) => value === undefined || value === null || isText(value);

/** Whether everything that lists do with a club can be done with this. */
function isClub(value: unknown): boolean {
  const club = asRecord(value);
  return (
    isText(club.id) &&
    club.id !== '' &&
    isText(club.name) &&
    ['slug', 'description', 'image', 'ownerId', 'ownerName', 'streamingSource'].every((field) =>
      isTextOrNone(club[field]),
    ) &&
    Number.isFinite(club.memberCount) &&
    (club.maxMembers === undefined ||
      club.maxMembers === null ||
      Number.isFinite(club.maxMembers)) &&
    typeof club.isPrivate === 'boolean' &&
    typeof club.isActive === 'boolean'
  );
}

const isCountOrNone = (value: unknown) => value === undefined || Number.isFinite(value);
const areClubs = (value: unknown) => Array.isArray(value) && value.every(isClub);

/** Whether a stored answer holds the viewer's own clubs. */
export const isOwnClubs = (value: unknown): boolean =>
  areClubs(asRecord(value).userClubs) &&
  isTextOrNone(asRecord(value).nextCursor) &&
  isCountOrNone(asRecord(value).cutAt);

/** Whether a stored answer holds pages of clubs. */
export const isClubPages = (value: unknown): boolean =>
  areClubs(asRecord(value).items) &&
  isTextOrNone(asRecord(value).nextCursor) &&
  isCountOrNone(asRecord(value).cutAt);
