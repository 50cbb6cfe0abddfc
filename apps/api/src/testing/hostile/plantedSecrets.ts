import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { Api } from '../../app';
import type { Context } from '../../context';
import { insertPasskey } from '../../modules/auth/passkeys/passkeys.repository';
import { createPost } from '../clubs';
import { createPerson } from '../people';
import type { Person } from '../people';
import type { Known } from './schemaValues';

/** Somebody whose things nobody else may read or change. */
export interface Victim {
  person: Person;
  /** Somebody whose address and token attackers have: what they write of it, they are shown. */
  acquaintance: Person;
  /** What stands in no answer to anybody else, by what it is. */
  secrets: Record<string, string>;
  /** Their ids, which everybody may know. */
  known: Known;
  /** What they see of their own; the same before and after. */
  ownView(): Promise<unknown>;
}

const mark = (what: string): string => `${what}${randomBytes(9).toString('hex')}`;

/** Plants a person, and a private club of theirs with a post, a comment and a message. */
export async function plantSecrets(api: Pick<Api, 'app' | 'context'>): Promise<Victim> {
  const person = await createPerson(api, { username: mark('victim') });
  const acquaintance = await createPerson(api, { username: mark('friend') });
  const stored = await plantStored(api.context, person.id);
  const club = { name: mark('Hidden '), description: mark('about ') };
  const texts = { post: mark('post '), comment: mark('comment '), message: mark('message ') };
  const made = await person.post('/clubs', { ...club, ownerId: person.id, isPrivate: true });
  expect(made.status).toBe(201);
  const { id: clubId, slug } = made.body.data.club as { id: string; slug: string };
  const post = await createPost(person, clubId, texts.post);
  const commented = await person.post('/club-social/club-comments', {
    clubPostId: post.id,
    userId: person.id,
    content: texts.comment,
  });
  const channelId: string = (await person.get(`/club-channels/${clubId}`)).body.data.channels[0].id;
  const written = await person.post(`/club-channels/${channelId}/messages`, {
    clubId,
    channelId,
    userId: person.id,
    content: texts.message,
    mediaUrls: [],
  });
  expect([commented.status, written.status]).toEqual([201, 201]);
  return {
    person,
    acquaintance,
    secrets: {
      'email address': person.email,
      'access token': person.accessToken,
      'refresh token': person.refreshToken,
      ...stored,
      'name of a private club': club.name,
      'slug of a private club': slug,
      'description of a private club': club.description,
      'post in a private club': texts.post,
      'comment in a private club': texts.comment,
      'message in a private club': texts.message,
    },
    known: {
      userId: [person.id],
      clubId: [clubId],
      postId: [post.id],
      channelId: [channelId],
      messageId: [written.body.data.message.id],
    },
    async ownView() {
      const paths = [
        '/auth/me',
        '/account/email',
        '/account/passkeys',
        `/clubs/${clubId}/details`,
        `/clubs/${clubId}/members`,
        `/club-social/club-posts-feed/${person.id}/${clubId}`,
        `/club-social/club-comments/${post.id}/comments`,
        `/club-channels/${channelId}/messages?channelId=${channelId}&clubId=${clubId}` +
          `&userId=${person.id}`,
      ];
      const answers = await Promise.all([
        ...paths.map((path) => person.get(path)),
        ...['/auth/me', '/account/email'].map((path) => acquaintance.get(path)),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      return answers.map(({ body }) => body as unknown);
    },
  };
}

/** What is stored of somebody and shown to nobody, by what it is. */
async function plantStored({ db }: Pick<Context, 'db'>, userId: string) {
  const passwordHash = mark('scrypt');
  const resetHash = mark('reset');
  const confirmationHash = mark('confirmation');
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
  await db
    .insertInto('passwordResets')
    .values({ hash: resetHash, userId, expiresAt, usedAt: null })
    .execute();
  await db
    .insertInto('emailConfirmations')
    .values({ hash: confirmationHash, userId, expiresAt })
    .execute();
  return {
    'password hash': passwordHash,
    'hash of a mailed token': resetHash,
    'hash of a confirmation': confirmationHash,
    'name of a passkey': await plantPasskey(db, userId, expiresAt),
  };
}

async function plantPasskey(db: Context['db'], userId: string, now: string): Promise<string> {
  const credentialId = mark('passkey');
  const key = { credentialId, publicKey: mark('key'), counter: 0, transports: '[]', isSynced: 0 };
  await insertPasskey(db, userId, { ...key, browser: null, system: null }, now);
  return credentialId;
}

/** Which secrets stand in a text, but for those that were sent with the question. */
export const secretsIn = (text: string, { secrets }: Victim, sent: string): string[] =>
  Object.entries(secrets)
    .filter(([, secret]) => text.includes(secret) && !sent.includes(secret))
    .map(([what]) => what);
