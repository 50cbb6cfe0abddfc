import { expect, test, vi } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { newAccount } from '../../testing/people';
import type { Person } from '../../testing/people';

const DAY_MS = 24 * 60 * 60_000;

describeApi('a username that was given up', (t) => {
  const rename = (person: Person, username: string) =>
    person.patch('/users/update-username', { username });
  const taken = { status: 409, body: { errors: [{ property: 'username' }] } };

  test('waits for its owner for thirty days, and is taken for everybody else', async () => {
    const [ann, eve] = await t.people(2);
    const { username } = ann!;
    expect((await rename(ann!, `${username}_2`)).status).toBe(200);
    const signUp = () => t.visitor.post('/auth/sign-up', newAccount(username));
    const exists = async (caller: { get: Person['get'] }) =>
      (await caller.get(`/users/check-username/${username}`)).body.exists;
    for (const answer of [await rename(eve!, username), await signUp()]) {
      expect(answer).toMatchObject(taken);
      expect(answer.body.errors[0].messages).toEqual(['Username is already taken']);
    }
    expect(await Promise.all([t.visitor, eve!, ann!].map(exists))).toEqual([true, true, false]);

    const now = Date.now();
    const clock = vi.spyOn(t.api.context, 'now');
    clock.mockImplementation(() => new Date(now + 29 * DAY_MS).toISOString());
    expect(await rename(eve!, username)).toMatchObject(taken);
    clock.mockImplementation(() => new Date(now + 31 * DAY_MS).toISOString());
    expect((await signUp()).status).toBe(201);
    clock.mockRestore();
  });

  test('goes back to its owner, and waits again when it is given up again', async () => {
    const [ann, eve] = await t.people(2);
    const { username } = ann!;
    for (const next of [`${username}_2`, username, `${username}_3`])
      expect((await rename(ann!, next)).status).toBe(200);
    for (const name of [username, `${username}_2`])
      expect(await rename(eve!, name)).toMatchObject(taken);
  });

  test('is kept with two others of one account, not with all that it ever had', async () => {
    const [ann, eve] = await t.people(2);
    const { username } = ann!;
    const names = ['b', 'c', 'd', 'e'].map((end) => `${username}_${end}`);
    const now = Date.now();
    const clock = vi.spyOn(t.api.context, 'now');
    for (const [n, name] of names.entries()) {
      clock.mockImplementation(() => new Date(now + n * 1_000).toISOString());
      expect((await rename(ann!, name)).status).toBe(200);
    }
    clock.mockRestore();
    for (const name of names.slice(0, 3)) expect(await rename(eve!, name)).toMatchObject(taken);
    expect((await rename(eve!, username)).status).toBe(200);
  });

  test('is nobody else’s in between, however many ask while it is given up', async () => {
    const [ann, ...others] = await t.people(6);
    const { username } = ann!;
    const answers = await Promise.all([
      rename(ann!, `${username}_2`),
      ...others.map((other) => rename(other, username)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('is refused without waiting for who is giving it up', async ({ skip }) => {
    if (t.database === 'embedded') skip();
    const [ann, eve] = await t.people(2);
    const { username } = ann!;
    const answer = await t.api.context.db.transaction().execute(async (trx) => {
      const given = { username: `${username}_2` };
      await trx.updateTable('users').set(given).where('id', '=', ann!.id).execute();
      return await rename(eve!, username);
    });
    expect(answer).toMatchObject(taken);
  });
});
