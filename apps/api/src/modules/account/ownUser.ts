import { ACCOUNT_PERMISSIONS } from '@clubline/contract';
import type { UsersTable } from './account.tables';

const list = (json: string): string[] => JSON.parse(json) as string[];

/** A person as they see themselves. */
export function toOwnUser(row: UsersTable) {
  return {
    id: row.id,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    bio: row.bio,
    tags: { profile: list(row.profileTags) },
    sportInterests: list(row.sportInterests),
    profilePicture: row.profilePicture,
    points: row.points,
    role: row.role,
    permissions: [...ACCOUNT_PERMISSIONS],
  };
}
