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
  },
  { seed: 'demo' },
);
