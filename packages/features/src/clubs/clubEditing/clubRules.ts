import type { TextsOf } from '../../platform/messages';
import { CLUB_NAME_MIN, SLUG_MIN, slugify } from '@clubline/contract';
import type { clubRulesMessages } from '../messages';

/**
 * Why a name will not do, as a toast says it; `isSlug` when only its address form is too short.
 * Null when it will.
 */
export function checkClubName(
  name: string,
  text: TextsOf<typeof clubRulesMessages>,
): { title: string; description?: string } | { isSlug: true; message: string } | null {
  const { length } = name.trim();
  if (length === 0) return { title: text.nameRequired };
  if (length < CLUB_NAME_MIN) return { title: text.nameTooShort, description: text.nameMinimum };
  return slugify(name).length < SLUG_MIN ? { isSlug: true, message: text.slugMinimum } : null;
}

/**
 * The usernames meant by a list with commas: without `@`, blanks, repetitions and the owner's own.
 */
export function parseCoOwners(typed: string, ownUsername = ''): string[] {
  const byName = new Map<string, string>();
  for (const entry of typed.split(',')) {
    const username = entry.trim().replace(/^@/, '').trim();
    const key = username.toLowerCase();
    if (username && key !== ownUsername.toLowerCase() && !byName.has(key))
      byName.set(key, username);
  }
  return [...byName.values()];
}
