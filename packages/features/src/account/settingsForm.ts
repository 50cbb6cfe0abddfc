import type { TextsOf } from '../platform/messages';
import { BIO_MAX, USERNAME_PATTERN } from '@clubline/contract';
import type { FormError, SettingsProfileValues } from '@clubline/ui';
import type { settingsMessages } from './messages';
import type { SavedProfile } from './account.calls';

/** The parts of a profile, each of which has a call of its own. */
export type SettingsPart = 'name' | 'username' | 'bio' | 'picture';

/** What each field of the form is sent as. */
export const fieldProperties = {
  firstName: ['firstName'],
  lastName: ['lastName'],
  username: ['username'],
  bio: ['bio'],
  tags: ['tags'],
  image: ['profilePicture'],
} as const satisfies Record<keyof SettingsProfileValues | 'image', readonly string[]>;

/** The fields that belong to each part. */
export const partFields = {
  name: ['firstName', 'lastName'],
  username: ['username'],
  bio: ['bio', 'tags'],
  picture: [],
} as const satisfies Record<SettingsPart, readonly (keyof SettingsProfileValues)[]>;

/** The one field that a part sends; undefined where it sends several. */
export function onlyField(part: SettingsPart): 'username' | 'image' | undefined {
  if (part === 'picture') return 'image';
  return part === 'username' ? part : undefined;
}

export function valuesOf({
  firstName,
  lastName,
  username,
  bio,
  tags,
}: SavedProfile): SettingsProfileValues {
  return { firstName, lastName, username, bio, tags };
}

/** What is sent: trimmed, the username in lower case. */
export function normalValues(values: SettingsProfileValues): SettingsProfileValues {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    username: values.username.trim().toLowerCase(),
    bio: values.bio.trim(),
    tags: values.tags,
  };
}

/** Whether a field says the same. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Which parts differ from what is saved. */
export function changedParts(
  saved: SavedProfile,
  values: SettingsProfileValues,
  picture: File | null,
): SettingsPart[] {
  const [before, now] = [normalValues(valuesOf(saved)), normalValues(values)];
  const isChanged = {
    name: now.firstName !== before.firstName || now.lastName !== before.lastName,
    // What is saved may be in another spelling than a username typed now could be.
    username: now.username !== before.username,
    bio:
      now.bio !== before.bio ||
      now.tags.length !== before.tags.length ||
      now.tags.some((tag, index) => tag !== before.tags[index]),
    picture: picture !== null,
  };
  return (Object.keys(isChanged) as SettingsPart[]).filter((part) => isChanged[part]);
}

/** What has to be mended before saving. A username that is not being changed is left alone. */
export function settingsErrors(
  saved: SavedProfile,
  values: SettingsProfileValues,
  text: TextsOf<typeof settingsMessages>,
): FormError[] {
  const { firstName, lastName, username } = normalValues(values);
  const errors: FormError[] = [];
  if (!firstName) errors.push({ field: 'firstName', message: text.firstNameRequired });
  if (!lastName) errors.push({ field: 'lastName', message: text.lastNameRequired });
  if (!username) errors.push({ field: 'username', message: text.usernameRequired });
  else if (username !== saved.username.toLowerCase() && !USERNAME_PATTERN.test(username))
    errors.push({ field: 'username', message: text.usernameInvalid });
  if (values.bio.length > BIO_MAX) errors.push({ field: 'bio', message: text.bioTooLong(BIO_MAX) });
  return errors;
}
