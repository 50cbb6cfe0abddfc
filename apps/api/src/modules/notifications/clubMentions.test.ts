import { expect, test } from 'vitest';
import { createClub } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';

describeApi('whom mentions in a club reach', (t) => {
  const ask = (person: Person, clubId: string, names: string[]) =>
    person.get(`/clubs/${clubId}/mentions?usernames=${names.join(',')}`);

  test('members are told who does not belong to the club, of those who exist', async () => {
    const [owner, mika, ola] = (await t.people(3)) as [Person, Person, Person];
    const club = await createClub(owner);
    await mika.post(`/clubs/${club.id}/join`, { userId: mika.id });
    const names = [mika.username, ola.username.toUpperCase(), 'nobody_at_all', owner.username];
    const answer = await ask(mika, club.id, names);
    expect(answer.status).toBe(200);
    expect(answer.body.data.notMembers).toEqual([
      {
        id: ola.id,
        username: ola.username,
        firstName: 'Fan',
        lastName: ola.username,
        profilePicture: null,
      },
    ]);
    expect((await ask(mika, club.id, [''])).body.data.notMembers).toEqual([]);
  });

  test('strangers are not told, nor are the muted, who cannot write', async () => {
    const [owner, mika, ola] = (await t.people(3)) as [Person, Person, Person];
    const club = await createClub(owner);
    await mika.post(`/clubs/${club.id}/join`, { userId: mika.id });
    expect((await ask(ola, club.id, [mika.username])).status).toBe(403);
    await owner.put(`/clubs/${club.id}/mutes/${mika.id}`);
    expect((await ask(mika, club.id, [ola.username])).status).toBe(403);
  });
});
