import type { Club } from '@clubline/contract';

/** True when its name, description or owner contains what is looked for, which is in lower case. */
export function isClubLike(
  { name, description, ownerName }: Pick<Club, 'name' | 'description' | 'ownerName'>,
  wanted: string,
): boolean {
  return [name, description, ownerName].some((text) => text?.toLocaleLowerCase().includes(wanted));
}
