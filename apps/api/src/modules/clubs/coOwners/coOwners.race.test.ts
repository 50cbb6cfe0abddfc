import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Answer } from '../../../testing/callers';
import { createClubWith, idsOf } from '../../../testing/clubs';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';

describeApi('what comes at the same moment as an answer to an invitation', (t) => {
  /** Lets calls begin together; on PostgreSQL none changes the club before all want to. */
  async function atOnce(clubId: string, calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
    const { db } = t.api.context;
    let answered = 0;
    const makeAll = () =>
      Promise.all(calls.map((call) => call().finally(() => void (answered += 1))));
    if (t.database === 'embedded') return makeAll();
    let answers = Promise.resolve<Answer[]>([]);
    await db.transaction().execute(async (trx) => {
      await sql`select id from clubs where id = ${clubId} for update`.execute(trx);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      answers = makeAll();
      while (answered + (await countWaiting(rows[0]!.pid)) < calls.length);
    });
    return answers;
  }

  /** How many connections wait for the one of this process, or for each other behind it. */
  async function countWaiting(pid: number): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      with recursive waiting(pid) as (
        select pid from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))
        union
        select later.pid from pg_stat_activity later
        join waiting on waiting.pid = any(pg_blocking_pids(later.pid))
      )
      select count(*)::int as total from waiting`.execute(t.api.context.db);
    return rows[0]!.total;
  }

  async function invitedMember() {
    const [owner, member] = (await t.people(2)) as [Person, Person];
    const club = await createClubWith(owner, [member]);
    const invitation = `/clubs/${club.id}/co-owner-invitations/${member.id}`;
    expect((await owner.put(invitation)).status).toBe(204);
    return {
      clubId: club.id,
      owner,
      accept: () => member.put(`/clubs/${club.id}/co-owners/${member.id}`),
      withdraw: () => owner.delete(invitation),
      decline: () => member.delete(invitation),
      ban: () => owner.put(`/clubs/${club.id}/bans/${member.id}`),
      mute: () => owner.put(`/clubs/${club.id}/mutes/${member.id}`),
      leave: () => member.delete(`/clubs/${club.id}/leave`, {}),
      async standing() {
        const access = (await member.get(`/clubs/${club.id}/details`)).body.data;
        const stored = await t.api.context.db
          .selectFrom('clubMembers')
          .where('clubId', '=', club.id)
          .selectAll()
          .execute();
        expect(access.memberCount).toBe(stored.length);
        const open = (await owner.get(`/clubs/${club.id}/co-owner-invitations`)).body.data;
        return {
          isCoOwner: idsOf(access.coOwners).includes(member.id),
          isMember: access.isMember as boolean,
          sanction: access.sanction as string | null,
          isInvited: open.invitations.length > 0,
        };
      },
    };
  }

  const refused = { withdraw: 409, decline: 409, ban: 403, mute: 403, leave: 403 } as const;
  const done = { withdraw: 204, decline: 204, ban: 204, mute: 204, leave: 200 } as const;
  const afterwards = {
    withdraw: { isCoOwner: false, isMember: true, sanction: null, isInvited: false },
    decline: { isCoOwner: false, isMember: true, sanction: null, isInvited: false },
    ban: { isCoOwner: false, isMember: false, sanction: 'ban', isInvited: false },
    mute: { isCoOwner: false, isMember: true, sanction: 'mute', isInvited: true },
    leave: { isCoOwner: false, isMember: false, sanction: null, isInvited: false },
  } as const;
  const accepted = { isCoOwner: true, isMember: true, sanction: null, isInvited: false };

  test.each(
    (['withdraw', 'decline', 'ban', 'mute', 'leave'] as const).flatMap((other) => [
      [other, 'after it'] as const,
      [other, 'before it'] as const,
    ]),
  )(
    'accept and %s, %s: one of them happens, and the other says that it did not',
    async (other, order) => {
      const all = await invitedMember();
      const calls = order === 'after it' ? [all.accept, all[other]] : [all[other], all.accept];
      const answers = (await atOnce(all.clubId, calls)).map(({ status }) => status);
      const [acceptance, otherAnswer] = order === 'after it' ? answers : answers.toReversed();
      const isFirst = acceptance === 204;
      expect([acceptance, otherAnswer, await all.standing()]).toEqual(
        isFirst ? [204, refused[other], accepted] : [403, done[other], afterwards[other]],
      );
    },
  );

  test('two who accept the last free place: one has it', async () => {
    const [owner, ...two] = (await t.people(3)) as [Person, Person, Person];
    const club = await createClubWith(owner, []);
    for (const { id } of two) await owner.put(`/clubs/${club.id}/co-owner-invitations/${id}`);
    await t.api.context.db
      .updateTable('clubs')
      .set({ maxMembers: 2 })
      .where('id', '=', club.id)
      .execute();
    const answers = await atOnce(
      club.id,
      two.map((person) => () => person.put(`/clubs/${club.id}/co-owners/${person.id}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const after = (await owner.get(`/clubs/${club.id}/details`)).body.data;
    expect([after.memberCount, after.coOwners.length]).toEqual([2, 1]);
  });

  test('invited twice at once, and accepted twice at once: once each', async () => {
    const [owner, member] = (await t.people(2)) as [Person, Person];
    const club = await createClubWith(owner, [member]);
    const twice = (call: () => Promise<Answer>) => atOnce(club.id, [call, call]);
    const statuses = [
      ...(await twice(() => owner.put(`/clubs/${club.id}/co-owner-invitations/${member.id}`))),
      ...(await twice(() => member.put(`/clubs/${club.id}/co-owners/${member.id}`))),
    ].map(({ status }) => status);
    expect(statuses).toEqual([204, 204, 204, 204]);
    const after = (await owner.get(`/clubs/${club.id}/details`)).body.data;
    expect([after.memberCount, idsOf(after.coOwners)]).toEqual([2, [member.id]]);
  });
});
