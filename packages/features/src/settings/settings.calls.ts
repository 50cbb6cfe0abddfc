import { ApiError, messageOf, readMessage, type ApiClient } from '../client';

/** The profile as it is saved. */
export interface SavedProfile {
  firstName: string;
  lastName: string;
  username: string;
  /** Empty where the server does not say it. */
  email: string;
  bio: string;
  tags: string[];
  pictureUrl: string | null;
}

type Fields = Record<string, unknown>;
const asRecord = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const tagsOf = (user: Fields) => {
  const list = asRecord(user.tags).profile;
  return Array.isArray(list)
    ? list.filter((tag): tag is string => typeof tag === 'string' && tag.trim() !== '')
    : [];
};

/** The profile of an answer, bare or under `data`, `user` or both; null when it shows none. No bio and no tags are read as empty. */
export function readProfile(body: unknown): SavedProfile | null {
  const root = asRecord(body);
  const data = asRecord(root.data);
  const user = [asRecord(data.user), asRecord(data.data), data, asRecord(root.user), root].find(
    ({ username }) => textOf(username),
  );
  if (!user) return null;
  return {
    firstName: textOf(user.firstName),
    lastName: textOf(user.lastName),
    username: textOf(user.username),
    email: textOf(user.email),
    bio: textOf(user.bio),
    tags: tagsOf(user),
    pictureUrl: textOf(user.profilePicture) || null,
  };
}

/** The address of a picture that has just been stored; null when the answer does not show it. */
export function readPictureUrl(body: unknown): string | null {
  const root = asRecord(body);
  const data = asRecord(root.data);
  return (
    [root, data, asRecord(root.user), asRecord(data.user)]
      .map(({ profilePicture }) => textOf(profilePicture))
      .find(Boolean) ?? null
  );
}

/** The words of a refused picture, whose body is text. Pages of a proxy are no words. */
export function pictureRefusal(error: unknown): unknown {
  if (!(error instanceof ApiError) || typeof error.body !== 'string') return error;
  const text = error.body.trim();
  return text && !text.startsWith('<') ? new ApiError(error.status, text, error.body) : error;
}

/** Why the profile could not be loaded, in the server's own words if it has any. */
export function loadRefusal(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.status > 0) return readMessage(error.body) ?? fallback;
  return messageOf(error, fallback);
}

const part = encodeURIComponent;

/** The calls of the settings. What they answer is ignored except for the profile and the picture. */
export const settingsCalls = {
  load: async (client: ApiClient, username: string): Promise<SavedProfile | null> =>
    readProfile(await client.get(`/users/get-user-by-username/${part(username)}`)),
  updateName: (
    client: ApiClient,
    fields: { email: string; firstName: string; lastName: string },
  ): Promise<unknown> => client.patch('/users/update-name', fields),
  updateUsername: (
    client: ApiClient,
    fields: { email: string; username: string },
  ): Promise<unknown> => client.patch('/users/update-username', fields),
  updateBio: (
    client: ApiClient,
    { tags, ...fields }: { email: string; bio: string; tags: string[] },
  ): Promise<unknown> => client.put('/users/update-bio', { ...fields, tags: { profile: tags } }),
  async updatePicture(client: ApiClient, email: string, picture: File): Promise<string | null> {
    const form = new FormData();
    // Fields in front of the file, so that a server that reads as it comes knows them in time.
    form.append('email', email);
    form.append('profilePicture', picture);
    try {
      return readPictureUrl(await client.upload('POST', '/users/update-profile-picture', form));
    } catch (error) {
      throw pictureRefusal(error);
    }
  },
};
