import { expect, test } from 'vitest';
import { createClub, createClubOf, createPost } from '../testing/clubs';
import { describeApi } from '../testing/describeApi';
import type { Person } from '../testing/people';

const REFUSAL = {
  statusCode: 409,
  error: 'Conflict',
  message: 'This was changed meanwhile. Look at it, and save again.',
  errors: [
    {
      property: 'seen',
      messages: ['This was changed meanwhile. Look at it, and save again.'],
    },
  ],
};

describeApi('a change that says what was seen before', (t) => {
  const statuses = (answers: { status: number }[]) =>
    answers.map(({ status }) => status).toSorted();

  test('of a club is made by one of two who change the same at once', async () => {
    const [owner, mika] = (await t.people(2)) as [Person, Person];
    const club = await createClubOf(owner, [mika]);
    const seen = { name: club.name, description: '' };
    const save = (by: Person, description: string) =>
      by.patch(`/clubs/${club.id}`, { name: club.name, description, seen });
    const answers = await Promise.all([save(owner, 'Mine.'), save(mika, 'Ours.')]);
    expect(statuses(answers)).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)!.body.data.club.description;
    expect(answers.find(({ status }) => status === 409)!.body).toEqual(REFUSAL);
    const { data } = (await owner.get(`/clubs/${club.id}/details`)).body;
    expect(data.clubDescription).toBe(won);
    // What was saved is saved again, as after a lost answer.
    expect((await save(owner, won)).status).toBe(200);
  });

  test('of a club leaves alone what is sent as it was seen', async () => {
    const owner = await t.person();
    const club = await createClub(owner);
    const seen = { name: club.name, description: '' };
    await owner.patch(`/clubs/${club.id}`, { description: 'Of somebody else.', seen });
    const renamed = await owner.patch(`/clubs/${club.id}`, {
      ...seen,
      name: `${club.name} Two`,
      seen,
    });
    expect(renamed.body.data.club).toMatchObject({
      name: `${club.name} Two`,
      description: 'Of somebody else.',
    });
  });

  test('of one’s name puts together none that stands for the product or its staff', async () => {
    const person = await t.person();
    const named = async () => {
      const { firstName, lastName } = (await person.get('/auth/me')).body;
      return `${firstName} ${lastName}`;
    };
    const rename = (firstName: string, lastName: string, seen?: object) =>
      person.patch('/users/update-name', { firstName, lastName, seen });
    const seen = { firstName: 'Ann', lastName: 'Lee' };
    for (const [own, first] of [
      ['Support', 'Official'],
      ['line Team', 'Club'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await rename('Ann', own)).status).toBe(200);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const refused = await rename(first, 'Lee', seen);
      expect([refused.status, refused.body.message]).toEqual([400, 'Please use your own name.']);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await named()).toBe(`Ann ${own}`);
    }
    // Of two devices, each changes a part of it.
    await rename('Ann', 'Lee');
    const answers = await Promise.all([
      rename('Club', 'Lee', seen),
      rename('Ann', 'line Team', seen),
    ]);
    expect(statuses(answers)).toEqual([200, 400]);
  });

  test('of one’s account is made by one of two devices', async () => {
    const mika = await t.person();
    const { user } = (await mika.put('/users/update-bio', { bio: 'First.' })).body;
    const seen = { bio: user.bio, tags: user.tags };
    const about = (bio: string) => mika.put('/users/update-bio', { bio, tags: user.tags, seen });
    const answers = await Promise.all([about('On the phone.'), about('On the desk.')]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toEqual(REFUSAL);
    const tagged = await mika.put('/users/update-bio', {
      bio: seen.bio,
      tags: { profile: ['Coach'] },
      seen,
    });
    expect(tagged.body.user).toMatchObject({
      bio: answers.find(({ status }) => status === 200)!.body.user.bio,
      tags: { profile: ['Coach'] },
    });

    const { firstName, lastName } = user;
    const name = (fields: object) =>
      mika.patch('/users/update-name', {
        firstName,
        lastName,
        ...fields,
        seen: { firstName, lastName },
      });
    expect((await name({ firstName: 'Mia' })).status).toBe(200);
    expect((await name({ lastName: 'Berg' })).body.user).toMatchObject({
      firstName: 'Mia',
      lastName: 'Berg',
    });
    expect((await name({ firstName: 'Mila' })).status).toBe(409);
  });

  test('of what one wrote is made by one of two devices', async () => {
    const mika = await t.person();
    const club = await createClub(mika);
    const { id: clubPostId } = await createPost(mika, club.id, 'What a race');
    const [channel] = (await mika.get(`/club-channels/${club.id}`)).body.data.channels;
    const content = 'First words';
    const comment = (await mika.post('/club-social/club-comments', { clubPostId, content })).body;
    const message = (await mika.post(`/club-channels/${channel.id}/messages`, { content })).body;
    const post = (await mika.post('/social/profile-posts', { content })).body;
    for (const path of [
      `/club-social/club-comments/${comment.data.comment.id}`,
      `/club-channels/${channel.id}/messages/${message.data.message.id}`,
      `/social/profile-posts/${post.data.profilePost.id}`,
    ]) {
      const change = (words: string, seen = content) =>
        mika.patch(path, { content: words, seen: { content: seen } });
      const answers = await Promise.all([change('On the phone'), change('On the desk')]);
      expect([path, statuses(answers)]).toEqual([path, [200, 409]]);
      expect(answers.find(({ status }) => status === 409)!.body).toEqual(REFUSAL);
      const won = answers[0]!.status === 200 ? 'On the phone' : 'On the desk';
      expect((await change(won)).status).toBe(200);
      expect((await change('Once more', won)).status).toBe(200);
      // Who does not say what they have seen changes what there is.
      expect((await mika.patch(path, { content: 'As before' })).status).toBe(200);
    }
  });
});
