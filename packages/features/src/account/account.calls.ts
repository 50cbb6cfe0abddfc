import {
  ApiError,
  asAnswer,
  asRecord,
  asText,
  asTexts,
  firstText,
  messageOf,
  readMessage,
  type ApiClient,
} from '../platform/client';

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

/**
 * The profile of an answer, bare or under `data`, `user` or both; null when it shows none. No bio
 * and no tags are read as empty.
 */
export function readProfile(body: unknown): SavedProfile | null {
  const { root, data } = asAnswer(body);
  const user = [asRecord(data.user), asRecord(data.data), data, asRecord(root.user), root].find(
    ({ username }) => asText(username),
  );
  if (!user) return null;
  return {
    firstName: asText(user.firstName),
    lastName: asText(user.lastName),
    username: asText(user.username),
    email: asText(user.email),
    bio: asText(user.bio),
    tags: asTexts(asRecord(user.tags).profile),
    pictureUrl: asText(user.profilePicture) || null,
  };
}

/** The address of a picture that has just been stored; null when the answer does not show it. */
export function readPictureUrl(body: unknown): string | null {
  const { root, data } = asAnswer(body);
  const places = [root, data, asRecord(root.user), asRecord(data.user)];
  return firstText(...places.map(({ profilePicture }) => profilePicture));
}

/** A refused picture, whose body is text, as other refusals are. Pages of a proxy are no words. */
export function pictureRefusal(error: unknown): unknown {
  if (!(error instanceof ApiError) || typeof error.body !== 'string') return error;
  const text = error.body.trim();
  return text && !text.startsWith('<')
    ? new ApiError(error.status, text, { message: text })
    : error;
}

/** Why the profile could not be loaded, in the server's own words if it has any. */
export function loadRefusal(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.status > 0) return readMessage(error.body) ?? fallback;
  return messageOf(error, fallback);
}

const part = encodeURIComponent;

interface ProfileName {
  firstName: string;
  lastName: string;
}

interface ProfileAbout {
  bio: string;
  tags: string[];
}

const sentAbout = ({ bio, tags }: ProfileAbout) => ({ bio, tags: { profile: tags } });

/**
 * The calls of one's own account. What they answer is ignored except for the profile and the
 * picture.
 */
export const accountCalls = {
  load: async (client: ApiClient, username: string): Promise<SavedProfile | null> =>
    readProfile(await client.get(`/users/get-user-by-username/${part(username)}`)),
  updateName: (
    client: ApiClient,
    fields: ProfileName & { email: string; seen?: ProfileName },
  ): Promise<unknown> => client.patch('/users/update-name', fields),
  updateUsername: (
    client: ApiClient,
    fields: { email: string; username: string },
  ): Promise<unknown> => client.patch('/users/update-username', fields),
  updateBio: (
    client: ApiClient,
    { seen, email, ...about }: ProfileAbout & { email: string; seen?: ProfileAbout },
  ): Promise<unknown> =>
    client.put('/users/update-bio', {
      email,
      ...sentAbout(about),
      ...(seen && { seen: sentAbout(seen) }),
    }),
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
