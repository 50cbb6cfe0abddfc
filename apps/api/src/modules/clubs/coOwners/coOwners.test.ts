import { expect, test } from 'vitest';
import type { Answer } from '../../../testing/callers';
import {
  createClub,
  createClubOf,
  createClubWith,
  idsOf,
  notificationsOf,
} from '../../../testing/clubs';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';

const BANNED = 'You have been banned from this club by its owners.';
const NOT_INVITED = 'There is no invitation for you, or it has ended.';

const details = async (person: Person, clubId: string) =>
  (await person.get(`/clubs/${clubId}/details`)).body.data;
const invite = (owner: Person, clubId: string, person: Pick<Person, 'id'>) =>
  owner.put(`/clubs/${clubId}/co-owner-invitations/${person.id}`);
const endInvitation = (actor: Person, clubId: string, person = actor) =>
  actor.delete(`/clubs/${clubId}/co-owner-invitations/${person.id}`);
const accept = (person: Person, clubId: string) =>
  person.put(`/clubs/${clubId}/co-owners/${person.id}`);
const remove = (actor: Person, clubId: string, person = actor) =>
  actor.delete(`/clubs/${clubId}/co-owners/${person.id}`);
const invited = async (owner: Person, clubId: string): Promise<string[]> =>
  (await owner.get(`/clubs/${clubId}/co-owner-invitations`)).body.data.invitations.map(
    ({ person }: { person: { id: string } }) => person.id,
  );
const coOwners = async (owner: Person, clubId: string) =>
  idsOf((await details(owner, clubId)).coOwners);
const said = ({ status, body }: Answer) => [status, body.message];

describeApi('co-owners', (t) => {
  const three = async () => (await t.people(3)) as [Person, Person, Person];

  test('whoever a new club names is invited once, and nobody is made a co-owner', async () => {
    const [dana, mika, ola] = await three();
    const made = await dana.post('/clubs', {
      name: 'Named Co-Owners',
      coOwnerIds: `${mika.id}, ${ola.id},,${mika.id},${dana.id}`,
    });
    const { club, coOwnerInvitations } = made.body.data;
    expect(club.memberCount).toBe(1);
    const named = coOwnerInvitations.map(({ person }: { person: { id: string } }) => person.id);
    expect(named.toSorted()).toEqual([mika.id, ola.id].toSorted());
    expect(await details(dana, club.id)).toMatchObject({ memberCount: 1, coOwners: [] });
    expect(await details(mika, club.id)).toMatchObject({
      isMember: false,
      permissions: [],
      coOwnerInvitation: { invitedBy: { id: dana.id, username: dana.username } },
    });
    expect((await details(dana, club.id)).coOwnerInvitation).toBeNull();
    expect((await mika.patch(`/clubs/${club.id}`, { name: 'Mine now' })).status).toBe(403);
  });

  test('the invited are notified, once a day, with the way to the club', async () => {
    const [dana, mika] = await three();
    const club = await createClubWith(dana, [mika]);
    for (let time = 0; time < 2; time += 1) {
      await invite(dana, club.id, mika);
      await endInvitation(dana, club.id, mika);
    }
    await invite(dana, club.id, mika);
    const received = await notificationsOf(mika);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      type: 'invitation',
      content: `Fan ${dana.username} invited you to be a co-owner of ${club.name}.`,
      link: `/clubs/${club.id}`,
      target: { kind: 'coOwnerInvitation', clubId: club.id },
    });
  });

  test('accepting makes a member a co-owner, and twice is harmless', async () => {
    const [dana, mika] = await three();
    const club = await createClubWith(dana, [mika]);
    for (let time = 0; time < 2; time += 1)
      expect((await invite(dana, club.id, mika)).status).toBe(204);
    expect(await invited(dana, club.id)).toEqual([mika.id]);
    for (let time = 0; time < 2; time += 1) expect((await accept(mika, club.id)).status).toBe(204);
    expect(await details(mika, club.id)).toMatchObject({
      memberCount: 2,
      isMember: true,
      coOwners: [{ id: mika.id }],
      permissions: [
        'attachPictures',
        'attachToMessages',
        'changeComments',
        'changeMessages',
        'deleteMessages',
        'checkMentions',
        'listMembers',
        'reportPosts',
        'moderate',
        'pinPosts',
        'resign',
      ],
      coOwnerInvitation: null,
    });
    expect(await invited(dana, club.id)).toEqual([]);
    expect((await mika.patch(`/clubs/${club.id}`, { description: 'Ours' })).status).toBe(200);
  });

  test('accepting makes somebody who is no member one, unless the club is full', async () => {
    const [dana, mika] = await three();
    const club = await createClub(dana, { coOwnerIds: mika.id });
    const setMax = (maxMembers: number | null) =>
      t.api.context.db.updateTable('clubs').set({ maxMembers }).where('id', '=', club.id).execute();
    await setMax(1);
    expect(said(await accept(mika, club.id))).toEqual([409, 'This club is full.']);
    await setMax(null);
    expect((await accept(mika, club.id)).status).toBe(204);
    expect(await details(dana, club.id)).toMatchObject({
      memberCount: 2,
      coOwners: [{ id: mika.id }],
    });
  });

  test('the invited see a private club, and nobody else does', async () => {
    const [dana, mika, ola] = await three();
    const club = await createClub(dana, { isPrivate: true, coOwnerIds: mika.id });
    expect(await details(mika, club.id)).toMatchObject({ clubName: club.name, isMember: false });
    expect((await ola.get(`/clubs/${club.id}/details`)).status).toBe(404);
    expect((await mika.post(`/clubs/${club.id}/join`)).status).toBe(404);
    await endInvitation(mika, club.id);
    expect((await mika.get(`/clubs/${club.id}/details`)).status).toBe(404);
    const gone = await accept(mika, club.id);
    expect(said(gone)).toEqual(said(await accept(mika, 'no-such-club')));
    expect(said(await accept(ola, club.id))).toEqual(said(gone));
  });

  test('an invitation is declined or withdrawn, twice harmlessly, and made anew', async () => {
    const [dana, mika] = await three();
    const club = await createClubWith(dana, [mika]);
    for (const actor of [dana, mika]) {
      await invite(dana, club.id, mika);
      for (let time = 0; time < 2; time += 1)
        expect((await endInvitation(actor, club.id, mika)).status).toBe(204);
      expect(said(await accept(mika, club.id))).toEqual([403, NOT_INVITED]);
      expect(await invited(dana, club.id)).toEqual([]);
    }
    await invite(dana, club.id, mika);
    await accept(mika, club.id);
    for (const actor of [dana, mika])
      expect(said(await endInvitation(actor, club.id, mika))).toEqual([
        409,
        'The invitation has been accepted.',
      ]);
  });

  test('an expired invitation is none, until the owner makes a new one', async () => {
    const [dana, mika] = await three();
    const club = await createClubWith(dana, [mika]);
    await invite(dana, club.id, mika);
    const invitation = (await details(mika, club.id)).coOwnerInvitation;
    const days = (Date.parse(invitation.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    await t.api.context.db
      .updateTable('coOwnerInvitations')
      .set({ expiresAt: t.api.context.now() })
      .where('clubId', '=', club.id)
      .execute();
    expect((await details(mika, club.id)).coOwnerInvitation).toBeNull();
    expect(await invited(dana, club.id)).toEqual([]);
    expect(said(await accept(mika, club.id))).toEqual([403, NOT_INVITED]);
    await invite(dana, club.id, mika);
    expect((await accept(mika, club.id)).status).toBe(204);
  });

  test('it ends with leaving, with a ban, and when the inviter owns the club no more', async () => {
    const [dana, mika, ola] = await three();
    const club = await createClubWith(dana, [mika, ola]);
    await invite(dana, club.id, mika);
    await mika.delete(`/clubs/${club.id}/leave`, { userId: mika.id });
    await mika.post(`/clubs/${club.id}/join`, { userId: mika.id });
    expect(said(await accept(mika, club.id))).toEqual([403, NOT_INVITED]);

    await invite(dana, club.id, mika);
    await dana.put(`/clubs/${club.id}/bans/${mika.id}`);
    expect(said(await accept(mika, club.id))).toEqual([403, BANNED]);
    await dana.delete(`/clubs/${club.id}/bans/${mika.id}`);
    expect(said(await accept(mika, club.id))).toEqual([403, NOT_INVITED]);

    await invite(dana, club.id, ola);
    await t.api.context.db
      .updateTable('clubs')
      .set({ ownerId: mika.id })
      .where('id', '=', club.id)
      .execute();
    expect(said(await accept(ola, club.id))).toEqual([403, NOT_INVITED]);
  });

  test('nothing of it remains with the club', async () => {
    const [dana, mika] = await three();
    const club = await createClub(dana, { coOwnerIds: mika.id });
    await dana.delete(`/clubs/${club.id}`);
    expect((await accept(mika, club.id)).status).toBe(404);
    expect((await invite(dana, club.id, mika)).status).toBe(404);
    expect(await notificationsOf(mika)).toEqual([]);
    // What the club held is deleted after the answer.
    const left = () =>
      t.api.context.db
        .selectFrom('coOwnerInvitations')
        .where('clubId', '=', club.id)
        .selectAll()
        .execute();
    await expect.poll(left).toEqual([]);
  });

  test('the muted are not invited, and accept once they may write again', async () => {
    const [dana, mika] = await three();
    const club = await createClubWith(dana, [mika]);
    const mute = `/clubs/${club.id}/mutes/${mika.id}`;
    await dana.put(mute);
    expect((await invite(dana, club.id, mika)).status).toBe(409);
    await dana.delete(mute);
    await invite(dana, club.id, mika);
    await dana.put(mute);
    expect((await details(mika, club.id)).coOwnerInvitation).toBeNull();
    expect((await accept(mika, club.id)).status).toBe(403);
    await dana.delete(mute);
    expect((await accept(mika, club.id)).status).toBe(204);
  });

  test('owner, co-owners and nobody cannot be invited, nor can a twenty-first', async () => {
    const [dana, mika, ola] = await three();
    const club = await createClubOf(dana, [mika]);
    for (const person of [dana, mika])
      expect((await invite(dana, club.id, person)).status).toBe(409);
    expect((await invite(dana, club.id, { id: 'nobody' })).status).toBe(404);
    const others = await t.people(19);
    for (const person of others) await invite(dana, club.id, person);
    expect(said(await invite(dana, club.id, ola))).toEqual([
      409,
      'At most 20 co-owners, with those who are invited.',
    ]);
    expect((await invite(dana, club.id, others[0]!)).status).toBe(204);
    await endInvitation(others[0]!, club.id);
    expect((await invite(dana, club.id, ola)).status).toBe(204);
  });

  test('a co-owner resigns or is removed, twice harmlessly, and leaves like a member', async () => {
    const [dana, mika, ola] = await three();
    const club = await createClubOf(dana, [mika, ola]);
    for (const [actor, person] of [
      [mika, mika],
      [dana, ola],
    ] as const) {
      for (let time = 0; time < 2; time += 1)
        expect((await remove(actor, club.id, person)).status).toBe(204);
      expect(await details(person, club.id)).toMatchObject({ isMember: true, memberCount: 3 });
      expect((await person.patch(`/clubs/${club.id}`, { name: 'Still' })).status).toBe(403);
    }
    expect(await coOwners(dana, club.id)).toEqual([]);
    expect((await mika.delete(`/clubs/${club.id}/leave`, {})).body.data).toEqual({
      isMember: false,
      memberCount: 2,
    });
  });

  test('the owner, who is the last one, cannot resign, and co-owners remove nobody', async () => {
    const [dana, mika, ola] = await three();
    const club = await createClubOf(dana, [mika, ola]);
    expect(said(await remove(dana, club.id))).toEqual([
      403,
      'The owner cannot resign: a club needs one.',
    ]);
    expect((await remove(mika, club.id, dana)).status).toBe(403);
    expect((await remove(mika, club.id, ola)).status).toBe(403);
    expect((await invite(mika, club.id, ola)).status).toBe(403);
    expect((await coOwners(dana, club.id)).toSorted()).toEqual([mika.id, ola.id].toSorted());
  });
});
