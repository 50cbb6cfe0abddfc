import { expect, test } from 'vitest';
import { describeApi } from '../../../testing/describeApi';

describeApi(
  'new names of one person',
  (t) => {
    test('are refused beyond twenty in an hour, and other changes are not', async () => {
      const ann = await t.person();
      const rename = (n: number) =>
        ann.patch('/users/update-name', {
          email: ann.email,
          firstName: 'Ann',
          lastName: `Li${'a'.repeat(n)}`,
        });
      for (let n = 1; n <= 20; n += 1) expect((await rename(n)).status).toBe(200);
      expect((await rename(21)).status).toBe(429);
      const bio = { email: ann.email, bio: 'Still here.' };
      expect((await ann.put('/users/update-bio', bio)).status).toBe(200);
    });
  },
  { rateLimitScale: 1 },
);
