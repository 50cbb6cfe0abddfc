import type { SettingsProfileValues } from '@clubline/ui';
import type { ApiClient } from '../platform/client';
import { askOnceMore } from '../platform/writes';
import { accountCalls } from './account.calls';
import type { SettingsPart } from './settingsForm';

export interface ProfileChange {
  /** Which parts are saved. */
  parts: readonly SettingsPart[];
  values: SettingsProfileValues;
  /** Names the person whose profile it is. */
  email: string;
  /** Gives the new picture once it is small enough to send; null to keep the one there is. */
  picture: (() => Promise<File>) | null;
}

/** What has become of each part. */
export interface SavedParts {
  saved: SettingsPart[];
  refused: { part: SettingsPart; error: unknown }[];
  /** The address of the new picture; null when none was stored or the answer does not say. */
  pictureUrl: string | null;
}

/** Saves each part of a profile with the call it has; one that is refused stops no other. */
export async function saveProfile(
  client: ApiClient,
  { parts, values, email, picture }: ProfileChange,
): Promise<SavedParts> {
  const { firstName, lastName, username, bio, tags } = values;
  let pictureUrl: string | null = null;
  const calls: Record<SettingsPart, () => Promise<unknown>> = {
    name: () => askOnceMore(() => accountCalls.updateName(client, { email, firstName, lastName })),
    username: () => askOnceMore(() => accountCalls.updateUsername(client, { email, username })),
    bio: () => askOnceMore(() => accountCalls.updateBio(client, { email, bio, tags })),
    picture: async () => {
      const file = await picture?.();
      if (file)
        pictureUrl = await askOnceMore(() => accountCalls.updatePicture(client, email, file));
    },
  };
  const results = await Promise.allSettled(parts.map((part) => calls[part]()));
  return {
    saved: parts.filter((_part, index) => results[index]?.status === 'fulfilled'),
    refused: parts.flatMap((part, index) => {
      const result = results[index];
      return result?.status === 'rejected' ? [{ part, error: result.reason as unknown }] : [];
    }),
    pictureUrl,
  };
}
