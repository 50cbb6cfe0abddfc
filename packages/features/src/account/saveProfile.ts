import type { SettingsProfileValues } from '@clubline/ui';
import type { ApiClient } from '../platform/client';
import { isChangedMeanwhile } from '../platform/fieldErrors';
import { askOnceMore } from '../platform/writes';
import { accountCalls, type SavedProfile } from './account.calls';
import type { SettingsPart } from './settingsForm';

export interface ProfileChange {
  /** Which parts are saved. */
  parts: readonly SettingsPart[];
  values: SettingsProfileValues;
  /** The profile as it was saved before; its address names the person. */
  before: SavedProfile;
  /** Whether the server refuses what was changed since that profile was answered. */
  isGuarded: boolean;
  /** Gives the new picture once it is small enough to send; null to keep the one there is. */
  picture: (() => Promise<File>) | null;
}

/** What has become of each part. */
export interface SavedParts {
  saved: SettingsPart[];
  refused: { part: SettingsPart; error: unknown }[];
  /** Whether some of it was changed elsewhere in that moment, and is not stored therefore. */
  isContested: boolean;
  /** The address of the new picture; null when none was stored or the answer does not say. */
  pictureUrl: string | null;
}

/** Saves each part of a profile with the call it has; one that is refused stops no other. */
export async function saveProfile(
  client: ApiClient,
  { parts, values, before, isGuarded, picture }: ProfileChange,
): Promise<SavedParts> {
  const { firstName, lastName, username, bio, tags } = values;
  const { email } = before;
  const seen = <Fields>(fields: Fields) => (isGuarded ? { seen: fields } : {});
  const [seenName, seenAbout] = [
    seen({ firstName: before.firstName, lastName: before.lastName }),
    seen({ bio: before.bio, tags: before.tags }),
  ];
  let pictureUrl: string | null = null;
  /** One's profile as the server has it, if it is as it was to be; its name may have changed. */
  const find = async (isStored: (now: SavedProfile) => boolean) => {
    const names = [...new Set([username, before.username])];
    const found = await Promise.all(
      names.map((name) => accountCalls.load(client, name).catch(() => null)),
    );
    const isOwn = (now: SavedProfile) => email !== '' && now.email === email;
    return found.find((now) => now !== null && isOwn(now) && isStored(now)) ?? null;
  };
  const calls: Record<SettingsPart, () => Promise<unknown>> = {
    name: () =>
      askOnceMore<unknown>(
        () => accountCalls.updateName(client, { email, firstName, lastName, ...seenName }),
        () => find((now) => now.firstName === firstName && now.lastName === lastName),
      ),
    username: () =>
      askOnceMore<unknown>(
        () => accountCalls.updateUsername(client, { email, username }),
        () => find((now) => now.username === username),
      ),
    bio: () =>
      askOnceMore<unknown>(
        () => accountCalls.updateBio(client, { email, bio, tags, ...seenAbout }),
        () => find((now) => now.bio === bio && now.tags.join() === tags.join()),
      ),
    picture: async () => {
      const file = await picture?.();
      if (!file) return;
      pictureUrl = await askOnceMore(
        () => accountCalls.updatePicture(client, email, file),
        async () => (await find((now) => now.pictureUrl !== before.pictureUrl))?.pictureUrl ?? null,
      );
    },
  };
  const results = await Promise.allSettled(parts.map((part) => calls[part]()));
  const failures = parts.flatMap((part, index) => {
    const result = results[index];
    return result?.status === 'rejected' ? [{ part, error: result.reason as unknown }] : [];
  });
  return {
    saved: parts.filter((_part, index) => results[index]?.status === 'fulfilled'),
    refused: failures.filter(({ error }) => !isChangedMeanwhile(error)),
    isContested: failures.some(({ error }) => isChangedMeanwhile(error)),
    pictureUrl,
  };
}
