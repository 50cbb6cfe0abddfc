import type { Notification } from '@clubline/contract';
import { expect } from 'vitest';
import type { Db } from '../db/dialect';
import type { Answer } from './callers';
import type { Person } from './people';

let number = 0;

/** A name no other test uses. */
export const nextClubName = (): string => `Harbour Hawks ${(number += 1)}`;

export interface TestClub {
  id: string;
  name: string;
  slug: string;
}

export async function createClub(owner: Person, body: object = {}): Promise<TestClub> {
  const made = await owner.post('/clubs', { name: nextClubName(), ownerId: owner.id, ...body });
  expect(made.status).toBe(201);
  return made.body.data.club;
}

/** A club with members who joined in this order. */
export async function createClubWith(owner: Person, members: Person[]): Promise<TestClub> {
  const club = await createClub(owner);
  for (const member of members)
    expect((await member.post(`/clubs/${club.id}/join`, { userId: member.id })).status).toBe(200);
  return club;
}

/** Makes a club private, straight in the database. */
export async function makePrivate(db: Db, { id }: TestClub): Promise<void> {
  await db.updateTable('clubs').set({ isPrivate: 1 }).where('id', '=', id).execute();
}

/** A club with these co-owners, who have accepted, in this order. */
export async function createClubOf(owner: Person, coOwners: Person[]): Promise<TestClub> {
  const club = await createClub(owner, { coOwnerIds: idsOf(coOwners).join(',') });
  for (const person of coOwners)
    expect((await person.put(`/clubs/${club.id}/co-owners/${person.id}`)).status).toBe(204);
  return club;
}

export async function createPost(
  author: Person,
  clubId: string,
  content = 'What a match',
): Promise<{ id: string }> {
  const made = await author.post('/club-social/club-posts', {
    userId: author.id,
    clubId,
    content,
    mediaUrls: [],
  });
  expect(made.status).toBe(201);
  return made.body.data.post;
}

/** Ids of a list in an answer. */
export const idsOf = (list: { id: string }[]): string[] => list.map((item) => item.id);

/** The notifications of a person, newest first. */
export async function notificationsOf(
  person: Person,
): Promise<(Notification & { link: string })[]> {
  const answer: Answer = await person.get(
    `/notifications/${person.id}?order=DESC&sortBy=createdAt&page=1&limit=100`,
  );
  expect(answer.status).toBe(200);
  return answer.body.notifications;
}
