import { expect, test } from 'vitest';
import { describeApi } from '../testing/describeApi';
import { demoClubs } from './content/clubs';
import { demoSignIns } from './signIns';

describeApi(
  'the demo of nodes that start together',
  (t) => {
    test('is there once', async () => {
      await Promise.all([t.api.seed(), t.api.seed(), t.api.seed()]);
      const { db } = t.api.context;
      const usernames = await db.selectFrom('users').select('username').execute();
      for (const { username } of demoSignIns)
        expect(usernames.filter((user) => user.username === username)).toHaveLength(1);
      expect(await db.selectFrom('clubs').select('id').execute()).toHaveLength(demoClubs.length);
    });

    test('is there again where somebody has called one of its people something else', async () => {
      const { db } = t.api.context;
      const names = demoSignIns.map(({ username }) => username);
      await db.updateTable('users').set({ username: 'x' }).where('username', '=', 'demo').execute();
      await t.api.seed();
      const rows = await db.selectFrom('users').select('username').execute();
      const usernames = rows.map(({ username }) => username);
      expect(usernames.filter((name) => [...names, 'x'].includes(name)).toSorted()).toEqual([
        'admin',
        'x',
      ]);
    });
  },
  { seed: 'demo' },
);
