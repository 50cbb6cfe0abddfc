import type { Club } from '@clubline/contract';
import type { Named } from '../platform/paging';

/** True when its name, description or owner contains what is looked for, which is in lower case. */
export function isClubLike(
  { name, description, ownerName }: Pick<Club, 'name' | 'description' | 'ownerName'>,
  wanted: string,
): boolean {
  return [name, description, ownerName].some((text) => text?.toLocaleLowerCase().includes(wanted));
}

/** What clubs go by in a search; those one belongs to come first. */
export const namedClubs: Named<Club> = {
  namesOf: ({ name }) => [name],
  isOwn: ({ isMember }) => isMember === true,
};
